import { type DocumentName, htmlName } from '#lib/domain/layout/document-name.ts';
import { invalid } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import { composeData } from './compose-data.ts';
import type { ComposableRequest, Composition, Templates } from './composition.ts';
import { storableOptions } from './render-session.ts';
import { requireBuiltIn } from './template-catalog.ts';

type Needs = Pick<Ports, 'settings' | 'now'>;

const BUILT_IN: Templates = { find: requireBuiltIn };

const named = ({ title, filenameStem }: DocumentName) => ({ title, filenameStem });

/**
 * Turns the input into what is rendered: data wins over html, html over url.
 *
 * @param templates the built-in ones by default
 * @throws validation, templateNotFound, analysisFailed
 */
export async function composeRequest(
  needs: Needs,
  request: ComposableRequest,
  templates: Templates = BUILT_IN,
): Promise<Composition> {
  const { data, html, url } = request;
  if (data !== undefined) return composeData(needs, data, request, templates);
  const options = storableOptions(request.options ?? {});
  if (html !== undefined) {
    return {
      draft: {
        ...named(htmlName(html, needs.now())),
        origin: { type: 'html' },
        documentType: 'custom',
        html,
        data: null,
        options,
      },
      warnings: [],
    };
  }
  if (url === undefined)
    throw invalid({ path: [], message: 'one of data, html or url is required' });
  // Few requests name an address, and what reads addresses is 16 kB.
  const { assertCapturable } = await import('#lib/domain/egress/public-address.ts');
  assertCapturable(url, needs.settings.egressAllow);
  const { hostname } = new URL(url);
  return {
    draft: {
      title: '',
      filenameStem: hostname.replaceAll(/[^a-z0-9.-]+/gi, '-').slice(0, 90),
      origin: { type: 'url', url },
      documentType: 'custom',
      html: null,
      data: null,
      options,
    },
    warnings: [],
  };
}

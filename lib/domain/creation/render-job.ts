import { languageTag } from '#lib/domain/i18n/money.ts';
import {
  numberedInWords,
  numberPages,
  pageNumbering,
  rootLanguage,
} from '#lib/domain/layout/page-numbers.ts';
import { screenOf } from '#lib/domain/layout/screen.ts';
import type { Session } from '#lib/domain/sessions/session-store.ts';
import type { RenderJob } from '#lib/ports/renderer.ts';
import type { OutputFormat, RenderOptions, UrlOptions } from '#schemas/render-options.ts';
import type { MarkupFacts } from '#schemas/rendering/markup-facts.ts';

/** What a render needs of a session. */
type Rendered = Pick<Session, 'origin' | 'html' | 'markup' | 'title'>;

const NO_FACTS: MarkupFacts = { language: 'en', direction: 'ltr', scriptFree: false };

/** Whether the document was made here, from data, rather than given. */
function isGenerated({ origin }: Pick<Session, 'origin'>): boolean {
  return origin.type === 'data' || origin.type === 'template';
}

/** Documents of data hold no script: there is nothing to wait for. */
export function applicableOptions(
  session: Pick<Session, 'origin'>,
  { waitFor, waitMs, ...rest }: RenderOptions,
): RenderOptions {
  if (isGenerated(session)) return rest;
  return {
    ...rest,
    ...(waitFor === undefined ? {} : { waitFor }),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
}

/** The options with page numbers in the words of the document, where the renderer prints them. */
export async function numberedOptions(
  session: Pick<Session, 'origin' | 'html' | 'markup'>,
  options: RenderOptions,
  locale: string | undefined,
): Promise<RenderOptions> {
  if (isGenerated(session) && pageNumbering(options) === 'always') return options;
  return numberedInWords(options, () =>
    isGenerated(session)
      ? session.markup?.language
      : (languageTag(locale) ?? rootLanguage(session.html ?? '')),
  );
}

/** The session as a job: generated documents number their pages, and are shown whole and sharp as images. */
export async function jobOf(
  session: Rendered,
  format: OutputFormat,
  requested: RenderOptions,
  secrets: UrlOptions,
): Promise<Omit<RenderJob, 'ownerId'>> {
  const metadata = session.title === '' ? {} : { metadata: { title: session.title } };
  const source = sourceOf(session, session.html, secrets);
  if (!isGenerated(session)) return { source, format, options: requested, ...metadata };
  const { markup = NO_FACTS } = session;
  if (format === 'png')
    return { source, format, ...screenOf({ ...layingOf(markup), ...requested }), ...metadata };
  const options = { ...orientationOn(markup, requested), ...requested };
  const numbering = pageNumbering(options);
  const html = await numberPages(
    session.html ?? '',
    options.metadata?.title ?? session.title,
    numbering,
    markup,
  );
  const { pageNumbers: _, ...unnumbered } = options;
  const rest = numbering === 'always' ? unnumbered : options;
  return { source: sourceOf(session, html, secrets), format, options: rest, ...metadata };
}

/** A landscape page stays landscape on another paper. */
function orientationOn(
  markup: MarkupFacts,
  { pageSize, orientation }: RenderOptions,
): Pick<RenderOptions, 'orientation'> {
  return typeof pageSize !== 'string' || orientation !== undefined ? {} : layingOf(markup);
}

const layingOf = ({ orientation }: MarkupFacts): Pick<RenderOptions, 'orientation'> =>
  orientation === undefined ? {} : { orientation };

function sourceOf(
  { origin, markup }: Rendered,
  html: string | null,
  { headers, cookies, basicAuth }: UrlOptions,
): RenderJob['source'] {
  // A page that was changed is what was captured of it for that.
  if (origin.type !== 'url' || html !== null)
    return {
      kind: 'html',
      html: html ?? '',
      ...(markup?.scriptFree === true ? { scriptFree: true } : {}),
    };
  return {
    kind: 'url',
    url: origin.url,
    ...(headers === undefined ? {} : { headers }),
    ...(cookies === undefined ? {} : { cookies }),
    ...(basicAuth === undefined ? {} : { basicAuth }),
  };
}

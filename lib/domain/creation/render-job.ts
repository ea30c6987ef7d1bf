import { numberedInWords, numberPages, pageNumbering } from '#lib/domain/layout/page-numbers.ts';
import { screenOf } from '#lib/domain/layout/screen.ts';
import type { Session } from '#lib/domain/sessions/session-store.ts';
import type { RenderJob } from '#lib/ports/renderer.ts';
import type { OutputFormat, RenderOptions, UrlOptions } from '#schemas/render-options.ts';

/** What a render needs of a session. */
type Rendered = Pick<Session, 'origin' | 'html' | 'title'>;

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
  session: Pick<Session, 'origin' | 'html'>,
  options: RenderOptions,
  locale: string | undefined,
): Promise<RenderOptions> {
  if (isGenerated(session) && pageNumbering(options) === 'always') return options;
  return numberedInWords(options, session.html ?? '', isGenerated(session) ? undefined : locale);
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
  const options = { ...wayRound(session.html ?? '', requested), ...requested };
  if (format === 'png') return { source, format, ...screenOf(options), ...metadata };
  const numbering = pageNumbering(options);
  const html = await numberPages(
    session.html ?? '',
    options.metadata?.title ?? session.title,
    numbering,
  );
  const { pageNumbers: _, ...unnumbered } = options;
  const rest = numbering === 'always' ? unnumbered : options;
  return { source: sourceOf(session, html, secrets), format, options: rest, ...metadata };
}

const LYING =
  /@page\s{0,9}\{\s{0,9}size\s{0,9}:\s{0,9}(?:[\w ]{0,9}landscape|(?<width>\d{1,4}(?:\.\d{1,4})?)(?<unit>in|mm|cm|pt|px)\s{1,9}(?<height>\d{1,4}(?:\.\d{1,4})?)\k<unit>)/i;

/** A page that lies stays lying on another paper. */
function wayRound(
  html: string,
  { pageSize, orientation }: RenderOptions,
): Pick<RenderOptions, 'orientation'> {
  if (typeof pageSize !== 'string' || orientation !== undefined) return {};
  const own = LYING.exec(html);
  const { width, height } = own?.groups ?? {};
  const lies = own !== null && (width === undefined || Number(width) > Number(height));
  return lies ? { orientation: 'landscape' } : {};
}

function sourceOf(
  { origin }: Rendered,
  html: string | null,
  { headers, cookies, basicAuth }: UrlOptions,
): RenderJob['source'] {
  // A page that was changed is what was captured of it for that.
  if (origin.type !== 'url' || html !== null) return { kind: 'html', html: html ?? '' };
  return {
    kind: 'url',
    url: origin.url,
    ...(headers === undefined ? {} : { headers }),
    ...(cookies === undefined ? {} : { cookies }),
    ...(basicAuth === undefined ? {} : { basicAuth }),
  };
}

import { escapeHtml } from '#lib/shared/html/escape.ts';

/** What a message says, in order. A code stands on a line of its own, to be copied. */
export type MailPart = { readonly text: string } | { readonly code: string };

const STYLE =
  'font:16px/1.5 -apple-system,"Segoe UI",Helvetica,Arial,sans-serif;color:#1f2933;max-width:36em;margin:2em auto;padding:0 1em';
const CODE_STYLE =
  'font:15px/1.5 ui-monospace,Menlo,Consolas,monospace;background:#f2f4f7;padding:.75em 1em;border-radius:6px;word-break:break-all';

/** The bodies of a message: the same words as text and as HTML. */
export function composeMail(
  subject: string,
  parts: readonly MailPart[],
): { readonly text: string; readonly html: string } {
  const lines = parts.map((part) => ('code' in part ? `    ${part.code}` : part.text));
  const blocks = parts.map((part) =>
    'code' in part
      ? `<p style="${escapeHtml(CODE_STYLE)}">${escapeHtml(part.code)}</p>`
      : `<p>${escapeHtml(part.text)}</p>`,
  );
  const title = escapeHtml(subject);
  return {
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body style="${escapeHtml(STYLE)}">${blocks.join('')}</body></html>`,
  };
}

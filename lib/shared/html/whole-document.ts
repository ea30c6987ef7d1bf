/**
 * Documents run no script wherever they are opened: the renderer switches script off, and this policy
 * holds in a caller's browser too. Images, fonts and style sheets may load.
 */
export const HEAD_START =
  '<meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src http: https: data:; ` +
  `style-src 'unsafe-inline' http: https: data:; font-src http: https: data:; base-uri 'none'; form-action 'none'">`;

const FRAGMENT_STYLE =
  "body{margin:0;font:14px/1.5 'Open Sans','Segoe UI',Helvetica,Arial,sans-serif;color:#1f2933}" +
  'table{border-collapse:collapse}thead{display:table-header-group}tr{break-inside:avoid}img{max-width:100%}';

const BEGINS_AS_DOCUMENT = /^\s*(?:<!--[\s\S]{0,1000}?-->\s*){0,5}<(?:!doctype|html|head|body)\b/i;
/** How far the document's head may begin from its start. */
const SEARCHED_CHARS = 4_000;

export interface WholeDocument {
  readonly html: string;
  /** Of the root element. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A whole document: a fragment is wrapped in a page; a document gets the doctype, charset and policy that it lacks. */
export function wholeDocument(html: string, language: string): WholeDocument {
  const start = html.slice(0, SEARCHED_CHARS);
  if (!BEGINS_AS_DOCUMENT.test(start)) {
    const whole = `<!doctype html><html lang="${language}"><head>${HEAD_START}<style>${FRAGMENT_STYLE}</style></head><body>${html}</body></html>`;
    return { html: whole, language, direction: 'ltr' };
  }
  const doctype = /<!doctype[^>]*>/i.exec(start);
  const root = /<html(?:\s[^>]*)?>/i.exec(start);
  const head = /<head(?:\s[^>]*)?>/i.exec(start);
  const after = head ?? root ?? doctype;
  const at = after === null ? 0 : after.index + after[0].length;
  const content = head === null ? `<head>${HEAD_START}</head>` : HEAD_START;
  const whole = html.slice(0, at) + content + html.slice(at);
  const named =
    root === null || /\slang=/i.test(root[0]) ? whole : nameLanguage(whole, root.index, language);
  return {
    html: doctype === null ? `<!doctype html>${named}` : named,
    language: /\slang\s*=\s*["']?([\w-]{2,35})/i.exec(root?.[0] ?? '')?.[1] ?? language,
    direction: /\sdir\s*=\s*["']?rtl/i.test(root?.[0] ?? '') ? 'rtl' : 'ltr',
  };
}

function nameLanguage(html: string, rootAt: number, language: string): string {
  const at = rootAt + '<html'.length;
  return `${html.slice(0, at)} lang="${language}"${html.slice(at)}`;
}

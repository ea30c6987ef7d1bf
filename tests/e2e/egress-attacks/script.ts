import { attacks } from './attack.ts';

const SHOW = `const show = (text) => document.body.append(String(text));`;
const run = (code: string) => `<body><script>${SHOW}${code}</script>`;
const runModule = (code: string) => `<body><script type="module">${SHOW}${code}</script>`;

/** What script can do to get out, and to show what it found. */
export const SCRIPT_ATTACKS = attacks({
  fetch: (at) => run(`fetch('${at('txt')}').then((r) => r.text()).then(show, show)`),
  'fetch-no-cors': (at) => run(`fetch('${at('txt')}', { mode: 'no-cors' })`),
  'fetch-post': (at) =>
    run(`fetch('${at('txt')}', { method: 'POST', body: 'x', headers: { 'x-y': 'z' } })`),
  'fetch-keepalive': (at) =>
    run(
      `addEventListener('pagehide', () => fetch('${at('txt')}', { keepalive: true, mode: 'no-cors' }))`,
    ),
  'fetch-stream': (at) =>
    run(
      `fetch('${at('events')}').then((r) => r.body.getReader().read()).then((c) => show(new TextDecoder().decode(c.value)))`,
    ),
  'fetch-later': (at) => run(`globalThis.fetchLater?.('${at('txt')}', { activateAfter: 0 })`),
  xhr: (at) =>
    run(
      `const x = new XMLHttpRequest(); x.open('GET', '${at('txt')}'); x.onload = () => show(x.responseText); x.send()`,
    ),
  'xhr-synchronous': (at) =>
    run(
      `const x = new XMLHttpRequest(); x.open('GET', '${at('txt')}', false); try { x.send(); show(x.responseText) } catch {}`,
    ),
  beacon: (at) => run(`navigator.sendBeacon('${at('txt')}', 'x')`),
  'beacon-on-unload': (at) =>
    run(
      `for (const e of ['pagehide', 'visibilitychange', 'beforeunload', 'unload']) addEventListener(e, () => navigator.sendBeacon('${at('txt')}'))`,
    ),
  'event-source': (at) => run(`new EventSource('${at('events')}').onmessage = (e) => show(e.data)`),
  websocket: (at) => run(`new WebSocket('${at('txt', 'ws')}').onopen = () => show('open')`),
  'websocket-secure': (at) =>
    run(`new WebSocket('${at('txt', 'wss')}').onopen = () => show('open')`),
  'websocket-stream': (at) =>
    run(
      `globalThis.WebSocketStream && new WebSocketStream('${at('txt', 'ws')}').opened.then(show)`,
    ),
  'web-transport': (at) =>
    run(
      `globalThis.WebTransport && new WebTransport('${at('txt', 'https')}').ready.then(show, () => {})`,
    ),
  'webrtc-stun': (at) =>
    run(
      `const u = new URL('${at('txt')}'); const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + u.host }, { urls: 'turn:' + u.host + '?transport=udp', username: 'a', credential: 'b' }, { urls: 'turn:' + u.host + '?transport=tcp', username: 'a', credential: 'b' }] }); p.createDataChannel('x'); p.onicecandidate = (e) => show(e.candidate?.candidate ?? ''); p.createOffer().then((o) => p.setLocalDescription(o))`,
    ),
  'image-object': (at) => run(`new Image().src = '${at('png')}'`),
  'image-in-canvas': (at) =>
    run(
      `const i = new Image(); i.crossOrigin = ''; i.onload = () => { const c = document.createElement('canvas'); c.getContext('2d').drawImage(i, 0, 0); document.body.append(c) }; i.src = '${at('png')}'`,
    ),
  'audio-object': (at) => run(`new Audio('${at('mp3')}').play().catch(() => {})`),
  'font-object': (at) => run(`new FontFace('f', 'url(${at('woff2')})').load().catch(() => {})`),
  'css-object': (at) => run(`document.body.style.backgroundImage = 'url(${at('png')})'`),
  'dynamic-script': (at) =>
    run(
      `document.body.append(Object.assign(document.createElement('script'), { src: '${at('js')}' }))`,
    ),
  'script-src': (at) => `<body><script src="${at('js')}"></script>`,
  'script-module': (at) => `<body><script type="module" src="${at('js')}"></script>`,
  'script-import-map': (at) =>
    `<script type="importmap">{"imports":{"x":"${at('js')}"}}</script><body><script type="module">import 'x'</script>`,
  'script-document-write': (at) => run(`document.write('<img src="${at('png')}">')`),
  import: (at) => runModule(`import('${at('js')}').catch(() => {})`),
  'import-css': (at) =>
    runModule(`import('${at('css')}', { with: { type: 'css' } }).catch(() => {})`),
  worker: (at) =>
    run(
      `const w = new Worker(URL.createObjectURL(new Blob(["fetch('${at('txt')}').then((r) => r.text()).then(postMessage)"]))); w.onmessage = (e) => show(e.data)`,
    ),
  'worker-import-scripts': (at) =>
    run(`new Worker(URL.createObjectURL(new Blob(["importScripts('${at('js')}')"])))`),
  'worker-socket': (at) =>
    run(`new Worker(URL.createObjectURL(new Blob(["new WebSocket('${at('txt', 'ws')}')"])))`),
  'worker-direct': (at) => run(`try { new Worker('${at('js')}') } catch {}`),
  'worker-nested': (at) =>
    run(
      `const inner = "fetch('${at('txt')}', { mode: 'no-cors' })"; new Worker(URL.createObjectURL(new Blob(['new Worker(URL.createObjectURL(new Blob([' + JSON.stringify(inner) + '])))'])))`,
    ),
  'shared-worker': (at) =>
    run(
      `new SharedWorker(URL.createObjectURL(new Blob(["fetch('${at('txt')}', { mode: 'no-cors' })"])))`,
    ),
  'service-worker': (at) => run(`navigator.serviceWorker?.register('${at('js')}').catch(() => {})`),
  worklet: (at) =>
    run(
      `CSS.paintWorklet?.addModule('${at('js')}').catch(() => {}); new OfflineAudioContext(1, 9, 9e3).audioWorklet?.addModule('${at('js')}').catch(() => {})`,
    ),
  'window-open': (at) => run(`window.open('${at('html')}')`),
  'window-open-opener': (at) =>
    run(`const w = window.open('about:blank'); w && (w.location = '${at('html')}')`),
  'link-click': (at) =>
    `<body><a id=a href="${at('html')}" target=_blank ping="${at('txt')}">x</a><script>a.click()</script>`,
  'link-click-self': (at) => `<body><a id=a href="${at('html')}">x</a><script>a.click()</script>`,
  'link-download': (at) =>
    `<body><a id=a download href="${at('txt')}">x</a><script>a.click()</script>`,
  'form-submit': (at) =>
    `<body><form id=f action="${at('html')}" method=post><input name=a></form><script>f.submit()</script>`,
  'form-submit-blank': (at) =>
    `<body><form id=f action="${at('html')}" target=_blank></form><script>f.submit()</script>`,
  'form-in-frame': (at) =>
    `<body><iframe name=n></iframe><form id=f action="${at('html')}" target=n></form><script>f.submit()</script>`,
  location: (at) => run(`location = '${at('html')}'`),
  'location-late': (at) =>
    run(`addEventListener('load', () => setTimeout(() => location.replace('${at('html')}')))`),
  'location-beforeprint': (at) =>
    run(
      `addEventListener('beforeprint', () => { new Image().src = '${at('png')}'; location = '${at('html')}' })`,
    ),
  'location-javascript': (at) =>
    run(`location = "javascript:fetch('${at('txt')}',{mode:'no-cors'})"`),
  'location-blob': (at) =>
    run(
      `location = URL.createObjectURL(new Blob(['<img src="${at('png')}">'], { type: 'text/html' }))`,
    ),
  'iframe-javascript': (at) => `<body><iframe src="javascript:'<img src=${at('png')}>'"></iframe>`,
  'iframe-dynamic': (at) =>
    run(
      `document.body.append(Object.assign(document.createElement('iframe'), { src: '${at('html')}' }))`,
    ),
  'iframe-blob': (at) =>
    run(
      `document.body.append(Object.assign(document.createElement('iframe'), { src: URL.createObjectURL(new Blob(['<img src="${at('png')}">'], { type: 'text/html' })) }))`,
    ),
  'iframe-sandbox': (at) =>
    `<body><iframe sandbox="allow-scripts allow-popups allow-top-navigation" srcdoc="<script>open('${at('html')}');fetch('${at('txt')}',{mode:'no-cors'});top.location='${at('html')}'</script>"></iframe>`,
  'event-handler': (at) =>
    `<body><img src="data:," onerror="fetch('${at('txt')}').then((r) => r.text()).then((t) => document.body.append(t))">`,
  'svg-script': (at) => `<body><svg><script href="${at('js')}"></script></svg>`,
  'speculation-prefetch': (at) =>
    `<body><script type="speculationrules">{"prefetch":[{"urls":["${at('html')}"],"eagerness":"immediate"}]}</script>`,
  'speculation-prerender': (at) =>
    `<body><script type="speculationrules">{"prerender":[{"urls":["${at('html')}"],"eagerness":"immediate"}]}</script>`,
  'link-dynamic-hints': (at) =>
    run(
      `for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'preload', 'manifest', 'icon', 'stylesheet']) document.head.append(Object.assign(document.createElement('link'), { rel, href: '${at('css')}', as: 'style' }))`,
    ),
  'reporting-observer': (at) =>
    run(
      `document.head.innerHTML += '<meta http-equiv="Content-Security-Policy" content="script-src-elem none; report-uri ${at('json')}">'; eval('1')`,
    ),
  'cache-add': (at) =>
    run(`globalThis.caches?.open('c').then((c) => c.add('${at('txt')}')).catch(() => {})`),
  'background-fetch': (at) =>
    run(
      `navigator.serviceWorker?.ready.then((r) => r.backgroundFetch.fetch('x', ['${at('txt')}']))`,
    ),
  'payment-manifest': (at) =>
    run(
      `try { new PaymentRequest([{ supportedMethods: '${at('html', 'https')}' }], { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }).canMakePayment().catch(() => {}) } catch {}`,
    ),
  'federated-login': (at) =>
    run(
      `navigator.credentials?.get({ identity: { providers: [{ configURL: '${at('json')}', clientId: 'x' }] } }).catch(() => {})`,
    ),
  'xml-parser': (at) =>
    run(
      `document.body.append(new DOMParser().parseFromString('<img src="${at('png')}">', 'text/html').body.firstChild)`,
    ),
  'set-timeout-storm': (at) =>
    run(
      `for (let n = 0; n < 50; n += 1) fetch('${at('txt')}?' + n, { mode: 'no-cors' }).catch(() => {})`,
    ),
});

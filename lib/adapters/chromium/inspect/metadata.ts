import { COLORS, READING } from './reading.ts';

/** Evaluates to the address, title and language of the page. */
export const IDENTITY_EXPRESSION = `(() => {${READING}
  const address = absolute(Reflect.get(Document.prototype, 'URL', document)) ?? '';
  return {
    address: address.length > 8000 ? '' : address,
    title: line(of('title')),
    language: root === null ? '' : line(attribute(root, 'lang'), 40),
  };
})()`;

/** Evaluates to PageDesign's metadata, and to the logos that it names. */
export const METADATA_EXPRESSION = `(() => {${READING}${COLORS}
  const found = {};
  const note = (name, value) => {
    if (found[name] === undefined && value !== undefined && value !== '') found[name] = value;
  };
  for (const element of all('meta').slice(0, 300)) {
    const name = (attribute(element, 'property') || attribute(element, 'name')).toLowerCase();
    const content = attribute(element, 'content');
    if (name === 'og:site_name') note('siteName', line(content));
    if (name === 'application-name' || name === 'apple-mobile-web-app-title') note('applicationName', line(content));
    if (name === 'description' || name === 'og:description') note('description', line(content, 1000));
    if (name === 'theme-color') note('themeColor', colorOf(content.slice(0, 80)));
    if (name === 'msapplication-tilecolor') note('tileColor', colorOf(content.slice(0, 80)));
  }
  const logos = [];
  const structured = (address) => {
    const url = typeof address === 'string' && address.length < 8000 ? absolute(address) : undefined;
    if (url !== undefined && /^https?:/.test(url)) logos.push({ kind: 'metadata', address: url, hints: ['structured'], naturalWidth: 0 });
  };
  const organisations = /Organi[sz]ation$|Corporation$|Business$|^Brand$|Store$|Restaurant$|^NGO$/;
  const ofType = (node, pattern) => [node['@type']].flat().some((type) => typeof type === 'string' && pattern.test(type));
  let site;
  let budget = 500;
  const read = (node, depth) => {
    if (node === null || typeof node !== 'object' || depth > 6 || budget-- <= 0) return;
    if (!Array.isArray(node) && ofType(node, organisations)) {
      if (typeof node.name === 'string') note('organization', line(node.name));
      const [logo] = [node.logo].flat();
      structured(typeof logo === 'object' && logo !== null ? logo.url ?? logo.contentUrl : logo);
    } else if (!Array.isArray(node) && ofType(node, /^WebSite$/) && typeof node.name === 'string') {
      site ??= line(node.name);
    }
    for (const value of Object.values(node)) read(value, depth + 1);
  };
  for (const script of all('script[type="application/ld+json" i]').slice(0, 10)) {
    const text = textOf(script);
    if (text.length > 100000) continue;
    try { read(JSON.parse(text), 0); } catch {}
  }
  note('organization', site);
  for (const element of all('[itemprop~="logo"]').slice(0, 3)) structured(attribute(element, 'src') || attribute(element, 'href') || attribute(element, 'content'));
  for (const element of all('link[rel]').slice(0, 300)) {
    const rel = attribute(element, 'rel').toLowerCase().split(/\\s+/);
    const icon = rel.includes('icon');
    const touch = rel.some((name) => name.startsWith('apple-touch-icon'));
    if (rel.includes('mask-icon')) note('maskColor', colorOf(attribute(element, 'color').slice(0, 80)));
    if (!icon && !touch) continue;
    const address = attribute(element, 'href');
    const url = address.length < 400000 ? absolute(address) : undefined;
    if (url === undefined || !/^(https?:|data:image\\/)/.test(url)) continue;
    const sizes = attribute(element, 'sizes').match(/\\d{1,4}(?=x)/gi) ?? [];
    const vector = /\\.svg($|[?#])|^data:image\\/svg/i.test(url) || attribute(element, 'type') === 'image/svg+xml';
    const naturalWidth = vector ? 512 : Math.max(touch ? 120 : 16, ...sizes.slice(0, 20).map(Number));
    logos.push({ kind: 'icon', address: url, hints: [touch ? 'touch-icon' : 'icon'], naturalWidth });
  }
  logos.sort((a, b) => (b.kind === 'metadata') - (a.kind === 'metadata') || b.naturalWidth - a.naturalWidth);
  const footers = all('footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i], [class*="copyright" i], small').slice(0, 20);
  for (const element of footers) {
    const match = /[^\\n]{0,60}(?:©|\\(c\\)|copyright)[^\\n]{0,160}/i.exec(textOf(element).slice(0, 20000));
    if (match !== null) note('copyright', line(match[0]));
  }
  return { metadata: found, logos: logos.slice(0, 6) };
})()`;

import { MAX_MARKUP_CHARACTERS } from '#schemas/rendering/page-facts.ts';
import { READING } from './reading.ts';

/** Characters of style sheets that are written into the markup. */
const MAX_CSS_CHARACTERS = 2_000_000;

/**
 * Evaluates to the document as it stands, as markup that needs no script, or to null when it is too
 * large. The copy is made in a document that loads and runs nothing. Style sheets are written from
 * their rules, which scripts may have added; those of other origins cannot be read and stay links.
 */
export const MARKUP_EXPRESSION = `(() => {${READING}
  if (root === null) return '';
  const inert = of('implementation');
  const copy = inert.createHTMLDocument('').importNode(root, true);
  let css = ${MAX_CSS_CHARACTERS};
  const withAddresses = (text, from) => text.replace(/url\\("((?:[^"\\\\]|\\\\.)*)"\\)/g, (whole, address) => {
    if (/^(#|data:)/i.test(address)) return whole;
    const url = absolute(address.replace(/\\\\(.)/g, '$1'), from);
    return url === undefined ? 'url("")' : 'url(' + JSON.stringify(url) + ')';
  });
  const rulesOf = (sheet, from, depth) => {
    const parts = [];
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSImportRule) {
        const address = absolute(rule.href, from);
        try {
          if (rule.styleSheet === null || depth > 4) throw new Error();
          const inner = rulesOf(rule.styleSheet, rule.styleSheet.href ?? from, depth + 1);
          parts.push(rule.media.mediaText === '' ? inner : '@media ' + rule.media.mediaText + '{' + inner + '}');
        } catch {
          if (address !== undefined) parts.unshift('@import url(' + JSON.stringify(address) + ') ' + rule.media.mediaText + ';');
        }
        continue;
      }
      const text = withAddresses(rule.cssText, from);
      css -= text.length;
      if (css < 0) throw new RangeError('too large');
      parts.push(text);
    }
    return parts.join('\\n');
  };
  const styleOf = (sheet) => {
    const style = inert.createHTMLDocument('').createElement('style');
    const text = rulesOf(sheet, sheet.href ?? base, 0);
    // Style is raw text: only its end tag ends it, and CSS may write the same without one.
    style.textContent = text.replace(/<(?=[a-z/!])/gi, '\\\\3c ');
    const media = sheet.media.mediaText;
    if (media !== '') style.setAttribute('media', media);
    return style;
  };
  const copies = (selector) => [...copy.querySelectorAll(selector)];
  const places = new Map();
  const live = [...Element.prototype.querySelectorAll.call(root, 'link, style')];
  const copied = copies('link, style');
  live.forEach((element, at) => places.set(element, copied[at]));
  const written = new Set();
  let large = false;
  const write = (sheet, put) => {
    if (sheet.disabled) return;
    try { put(styleOf(sheet)); } catch (error) { large ||= error instanceof RangeError; }
  };
  for (const sheet of of('styleSheets')) {
    const place = places.get(sheet.ownerNode);
    if (place === undefined) continue;
    write(sheet, (style) => { place.replaceWith(style); written.add(style); });
  }
  const head = copy.querySelector('head') ?? copy;
  for (const sheet of of('adoptedStyleSheets')) write(sheet, (style) => { head.append(style); written.add(style); });
  if (large) return null;
  const liveInputs = [...Element.prototype.querySelectorAll.call(root, 'input, textarea, option')];
  copies('input, textarea, option').forEach((element, at) => {
    const original = liveInputs[at];
    if (original instanceof HTMLInputElement && !/^(password|file|hidden)$/i.test(attribute(original, 'type'))) {
      element.setAttribute('value', get(HTMLInputElement, 'value')(original));
      element.toggleAttribute('checked', get(HTMLInputElement, 'checked')(original));
    } else if (original instanceof HTMLTextAreaElement) element.textContent = get(HTMLTextAreaElement, 'value')(original);
    else if (original instanceof HTMLOptionElement) element.toggleAttribute('selected', get(HTMLOptionElement, 'selected')(original));
  });
  const liveImages = [...Element.prototype.querySelectorAll.call(root, 'img')];
  copies('img').forEach((element, at) => {
    const source = get(HTMLImageElement, 'currentSrc')(liveImages[at]);
    if (source !== '') element.setAttribute('src', source);
    element.removeAttribute('srcset');
    element.removeAttribute('loading');
  });
  const holder = inert.createHTMLDocument('').createElement('div');
  const attributesOf = get(Element, 'attributes');
  const set = (element, name, value) => Element.prototype.setAttribute.call(element, name, value);
  const drop = (element, name) => Element.prototype.removeAttribute.call(element, name);
  const active = 'script, noscript, iframe, frame, frameset, object, embed, applet, portal, fencedframe, base, template, meta[http-equiv], picture > source, audio, video > source, link:not([rel~="stylesheet" i]), [attributeName$="href" i]';
  for (const element of copies(active)) element.remove();
  const addressed = /^(href|src|action|formaction|poster|data|background|cite|xlink:href)$/;
  for (const element of [copy, ...copies('*')]) {
    for (const { name, value } of [...attributesOf(element)]) {
      if (/^on/i.test(name) || /^(srcdoc|ping|nonce|integrity|crossorigin|srcset|autofocus)$/i.test(name)) drop(element, name);
      else if (name === 'style' && value.includes('url(')) {
        holder.style.cssText = value;
        set(element, name, withAddresses(holder.style.cssText, base));
      }
      else if (addressed.test(name) && !value.startsWith('#')) {
        const isRelative = !/^[\\s\\x00-\\x1f]*[a-z][a-z0-9+.\\t\\r\\n-]*:/i.test(value);
        const url = /^\\s*data:image\\//i.test(value) ? value : absolute(value);
        // Markup that was handed in has no address that its own could be relative to.
        if (url === undefined && isRelative) continue;
        if (url !== undefined && /^(https?:|mailto:|tel:|data:image\\/)/i.test(url)) set(element, name, url);
        else drop(element, name);
      }
    }
  }
  const markup = (of('compatMode') === 'CSS1Compat' ? '<!doctype html>\\n' : '') + copy.outerHTML;
  return markup.length > ${MAX_MARKUP_CHARACTERS} ? null : markup;
})()`;

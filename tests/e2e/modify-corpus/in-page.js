// Runs in the page: what a reader sees, as plain data. Called with { targets, selectors }.
({ targets, selectors }) => {
  const clean = (text) => text.replace(/\s+/g, ' ').trim();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Any CSS colour as [r, g, b, a] of 0 to 255. */
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const upwards = (element) => {
    const found = [];
    for (let at = element; at !== null; at = at.parentElement) found.push(at);
    return found;
  };
  const background = (element) => {
    for (const at of upwards(element)) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] > 0) return color;
    }
    return [255, 255, 255, 255];
  };
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    Number.parseFloat(getComputedStyle(element).fontSize) > 1;
  const box = ({ left, top, right, bottom, width, height }) => ({
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
    width,
    height,
  });
  const textBox = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return box(range.getBoundingClientRect());
  };
  const side = (style, name) =>
    style[`border${name}Style`] !== 'none' && Number.parseFloat(style[`border${name}Width`]) > 0
      ? style[`border${name}Style`]
      : '';
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
  const borders = (element) => {
    const style = getComputedStyle(element);
    return Object.fromEntries(SIDES.map((name) => [name, side(style, name)]));
  };
  const lengths = ['fontSize', 'fontWeight', 'fontStyle', 'fontFamily', 'fontVariantCaps'];
  const look = (element) => {
    const style = getComputedStyle(element);
    const above = upwards(element).filter((at) => at !== document.documentElement);
    const inner = above.filter((at) => at !== document.body);
    const cell = element.closest('td, th');
    const row = element.closest('tr') ?? element.parentElement;
    const before =
      row?.previousElementSibling ?? row?.parentElement?.previousElementSibling?.lastElementChild;
    const after = row?.nextElementSibling;
    const rowParts = [row, ...(row?.tagName === 'TR' ? row.children : [])].filter(Boolean);
    const bottomOf = (at) => [at, ...at.children].some((part) => borders(part).Bottom);
    const topOf = (at) => [at, ...at.children].some((part) => borders(part).Top);
    const region =
      element.closest('[data-service-region], section, table, header, footer') ?? document.body;
    return {
      ...Object.fromEntries(lengths.map((name) => [name, style[name]])),
      color: rgba(style.color),
      bg: background(element),
      textAlign: style.textAlign,
      listStyleType: style.listStyleType,
      lineRatio: Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize),
      underline: above.some((at) => getComputedStyle(at).textDecorationLine.includes('underline')),
      boxed: inner.some((at) => SIDES.every((name) => borders(at)[name])),
      rounded: inner.some((at) => Number.parseFloat(getComputedStyle(at).borderTopLeftRadius) > 0),
      ruledBelow: inner.some((at) => borders(at).Bottom) || document.querySelector('hr') !== null,
      sideline: cell !== null && Boolean(borders(cell).Left || borders(cell).Right),
      topline: [
        ...inner.slice(0, 4).map((at) => borders(at).Top),
        ...rowParts.map((at) => borders(at).Top),
        ...(before ? [borders(before).Bottom] : []),
      ].join(' '),
      rowline:
        rowParts.some((at) => borders(at).Bottom) ||
        (after ? topOf(after) : false) ||
        (before ? bottomOf(before) : false),
      shown: element.innerText,
      box: textBox(element),
      own: box(element.getBoundingClientRect()),
      region: box(region.getBoundingClientRect()),
      positioned: above.some((at) => ['fixed', 'absolute'].includes(getComputedStyle(at).position)),
    };
  };
  const all = [...document.body.querySelectorAll('*'), document.body].filter(
    (element) => !['STYLE', 'SCRIPT', 'TITLE'].includes(element.tagName),
  );
  const leaves = all.filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '') &&
      visible(element),
  );
  const deepest = (found) =>
    found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
  const find = (test) =>
    deepest(all.filter((element) => visible(element) && test(clean(element.textContent))));
  const matching = (target) => {
    if (target.startsWith('/')) {
      const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(target);
      return find((text) => new RegExp(source, flags).test(text));
    }
    const exact = find((text) => text === target);
    const same =
      exact.length > 0 ? exact : find((text) => text.toLowerCase() === target.toLowerCase());
    return same.length > 0 ? same : find((text) => text.includes(target));
  };
  const lookUp = (target) => {
    if (target.startsWith('@')) {
      const roots = [...document.querySelectorAll(target.slice(1))];
      return leaves.filter((leaf) => roots.some((root) => root.contains(leaf)));
    }
    const [, text, place] = /^(.*?)(?:#(\d+))?$/s.exec(target);
    const found = matching(text)[Number(place ?? 1) - 1];
    return found === undefined ? [] : [found];
  };
  const inside = (leaf, selector) =>
    selector.startsWith('@')
      ? clean(leaf.textContent) === selector.slice(1)
      : leaf.closest(selector) !== null;
  const pseudo = all.filter(visible).flatMap((element) =>
    ['::before', '::after'].flatMap((name) => {
      const style = getComputedStyle(element, name);
      const text = /^"(.+)"$/s.exec(style.content)?.[1];
      return text === undefined || style.display === 'none'
        ? []
        : [
            {
              text,
              positioned: ['fixed', 'absolute'].includes(style.position),
              color: rgba(style.color),
            },
          ];
    }),
  );
  const ownText = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data);
  const shownCells = (row) =>
    [...row.children].filter((cell) => getComputedStyle(cell).display !== 'none');
  const table = [...document.querySelectorAll('table')].find(
    (one) => (one.tHead?.rows[0]?.cells.length ?? 0) > 1,
  );
  const head = table === undefined ? [] : shownCells(table.tHead.rows[0]);
  const rows =
    table === undefined
      ? []
      : [...table.querySelectorAll('tr')]
          .filter(
            (row) =>
              row.closest('table') === table && row.closest('thead') === null && visible(row),
          )
          .map(shownCells)
          .filter(
            (cells) => cells.length === head.length && cells.every((cell) => cell.colSpan === 1),
          );
  const executable = [...document.querySelectorAll('*')].filter(
    (element) =>
      ['script', 'iframe', 'object', 'embed', 'form'].includes(element.localName) ||
      [...element.attributes].some(
        ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data:text)/i.test(value),
      ),
  );
  return {
    executable: executable.map((element) => element.outerHTML),
    leaves: leaves.map((leaf) => ({
      text: clean(ownText(leaf).join(' ')),
      look: look(leaf),
      in: selectors.map((selector) => inside(leaf, selector)),
    })),
    pseudo,
    found: Object.fromEntries(targets.map((target) => [target, lookUp(target).map(look)])),
    head: head.map((cell) => clean(cell.textContent)),
    headWidths: head.map((cell) => cell.getBoundingClientRect().width),
    rows: rows.map((cells) => cells.map((cell) => clean(cell.textContent))),
    pictures: [...document.querySelectorAll('img, svg, canvas')]
      .filter((element) => element.parentElement.closest('svg') === null)
      .map((element) => ({
        src: element.getAttribute('src') ?? '',
        box: box(element.getBoundingClientRect()),
      })),
    rules: all.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const drawn = borders(element);
      return (
        width >= 80 && width < 600 && height < 120 && Boolean(drawn.Bottom) !== Boolean(drawn.Top)
      );
    }).length,
    frames: all
      .filter((element) => element.getBoundingClientRect().width > innerWidth * 0.6)
      .filter((element) => SIDES.every((name) => borders(element)[name]))
      .map((element) => rgba(getComputedStyle(element).borderTopColor)),
  };
};

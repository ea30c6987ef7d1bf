import { Comment, type Element, isTag, isText, type ParentNode, Text } from 'domhandler';
import { append, prepend, removeElement } from 'domutils';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';
import { chainOf, guardsIn, parentOf } from './guards.ts';
import { indent } from './indent.ts';
import type { Places } from './places.ts';
import { type Scope, TOKEN, type Token } from './tokens.ts';
import { nameIn } from './write-tag.ts';

/** The laid out document as a template: lists repeat, what is absent leaves nothing, values are tags. */
export function toMustache(document: EditableDocument, tokens: readonly Token[]): string {
  withoutPolicy(document.head);
  const places = placesOf(document);
  keepLines(tokens, places);
  const units = unitsIn(tokens, places);
  const guards = guardsIn(tokens, places, units);
  const repeats = [...units].map(([scope, element]) => ({
    element,
    name: nameIn(scope.path, scope.outer),
    // Lines are parted by line breaks.
    end: scope.unit === 'line' ? '\n' : '',
  }));
  const rules = columnRules([...units.values()]);
  const names: string[] = [];
  // A list's section is the outer one of two around the same element.
  for (const { element, name, end } of [
    ...guards.map((guard) => ({ ...guard, end: '' })),
    ...repeats,
  ]) {
    const at = names.push(name) - 1;
    prepend(element, new Comment(`pwo${at}`));
    append(element, new Comment(`pwc${at}`));
    if (end !== '') append(element, new Text(end));
  }
  indent(document);
  return document
    .toHtml()
    .replace('</head>', (end) => (rules === '' ? end : `<style>${rules}</style>${end}`))
    .replace(
      /<!--pw([oc])(\d+)-->/g,
      (_, side: string, at: string) => `{{${side === 'o' ? '#' : '/'}${names[Number(at)]}}}`,
    )
    .replace(TOKEN, (whole, at: string) => {
      const token = tokens[Number(at)];
      return token === undefined ? whole : `{{${nameIn(token.path, token.scope)}}}`;
    });
}

/** Which columns the rows of a list have is known once they are there: of one without any value the head goes too. */
function columnRules(units: readonly Element[]): string {
  const counts = units
    .filter(({ name }) => name === 'tr')
    .map(({ children }) => children.filter(isTag).length);
  const columns = Array.from({ length: Math.max(0, ...counts) }, (_, index) => index + 1);
  return columns
    .map(
      (at) =>
        `table:has(>thead):not(:has(>tbody>tr>:nth-child(${at}):not(:empty)))>*>tr>:nth-child(${at}){display:none}`,
    )
    .join('');
}

/** Every document gets character set and policy when it is made. */
function withoutPolicy(head: Element): void {
  for (const node of [...head.children])
    if (
      isTag(node) &&
      node.name === 'meta' &&
      (node.attribs['charset'] ?? node.attribs['http-equiv'])
    )
      removeElement(node);
}

function placesOf({ tree }: EditableDocument): Places {
  const places = new Map<number, Element[]>();
  const note = (text: string, element: Element) => {
    for (const [, at = ''] of text.matchAll(TOKEN))
      places.set(Number(at), [...(places.get(Number(at)) ?? []), element]);
  };
  const pending: ParentNode[] = [tree];
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
    for (const node of parent.children) {
      if (isText(node) && 'attribs' in parent) note(node.data, parent as Element);
      else if (isTag(node)) {
        for (const value of Object.values(node.attribs)) note(value, node);
        pending.push(node);
      }
    }
  }
  return places;
}

/** The line breaks of long texts and addresses are kept. */
function keepLines(tokens: readonly Token[], places: Places): void {
  for (const [at, elements] of places) {
    const token = tokens[at];
    if (token === undefined || (token.kind !== 'prose' && !token.text.includes('\n'))) continue;
    for (const element of elements)
      if (element.name !== 'title' && element.name !== 'h1')
        element.attribs['style'] = 'white-space:pre-line';
  }
}

/** What is there once for each entry of a list. Where the layout drew more than one, the others go. */
function unitsIn(tokens: readonly Token[], places: Places): ReadonlyMap<Scope, Element> {
  const found = new Map<Scope, Set<Element>>();
  for (const [at, elements] of places)
    for (let scope = tokens[at]?.scope; scope !== undefined; scope = scope.outer)
      for (const element of elements) {
        const unit = unitOf(scope, element) ?? element;
        found.set(scope, (found.get(scope) ?? new Set()).add(unit));
      }
  const units = new Map<Scope, Element>();
  for (const [scope, [first, ...others]] of found) {
    if (first === undefined) continue;
    units.set(scope, first);
    for (const other of others) if (!chainOf(other).includes(first)) removeElement(other);
  }
  return units;
}

function unitOf({ unit }: Scope, within: Element): Element | undefined {
  return chainOf(within).find((element) => {
    const { name, attribs } = element;
    if (unit === 'tr' || unit === 'li' || unit === 'p') return name === unit;
    if (unit === 'total') return name === 'div' && parentOf(element)?.name === 'dl';
    if (unit === 'line') return parentOf(element)?.attribs['class'] === 'lines';
    const classes = (attribs['class'] ?? '').split(' ');
    return classes.includes(unit) || (unit === 'entry' && classes.includes('clause'));
  });
}

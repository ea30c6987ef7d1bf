import { cloneNode, type Element, isTag, Text } from 'domhandler';
import { append, appendChild, prepend, prependChild } from 'domutils';
import type { NewBlock } from '../../operations.ts';
import type { Editing } from '../effect.ts';
import { InvalidOperation } from '../effect.ts';
import { factOf, type ModelFact } from '../fact.ts';
import { breakBeside } from '../line-break.ts';
import { elementFrom, elementsOf, lines, setOnlyText, text } from '../markup.ts';
import { stylesheetOrigin } from '../styles/stylesheet-origin.ts';
import { descendants, isWithin } from '../text.ts';
import { accepts, allowedSibling } from './nesting.ts';

type Fact = Extract<NewBlock, { kind: 'fact' }>;
type Place = 'before' | 'after' | 'start' | 'end';

/**
 * Inserts a label and its value, formatted like the neighbouring facts.
 * @returns the new elements: one around both, or the two
 */
export function insertFact(
  editing: Editing,
  target: Element,
  place: Place,
  fact: Fact,
): readonly Element[] {
  if (fact.label.trim() === '' || fact.value.trim() === '')
    throw new InvalidOperation('A fact to insert needs a label and a value.');
  const alike = factAt(editing, target, place);
  if (alike !== undefined) return copyFact(alike, sideOf(place), fact);
  const end = breakBeside(target);
  if (end !== undefined) return asLine(target, end, place, fact);
  const list = listIn(target);
  if (list !== undefined) return intoList(list, place, fact);
  return asParagraph(editing, target, place, fact);
}

function sideOf(place: Place): 'before' | 'after' {
  return place === 'before' || place === 'start' ? 'before' : 'after';
}

/** The fact at the target, or the first or last one in it. */
function factAt(editing: Editing, target: Element, place: Place): ModelFact | undefined {
  const facts = editing.content.nodes
    .filter(({ role }) => role === 'value')
    .map((node) => factOf(editing, node))
    .filter((fact) => fact !== undefined);
  const at = facts.find(
    ({ label, value, around }) =>
      isWithin(target, label) || isWithin(target, value) || around === target,
  );
  if (at !== undefined) return at;
  const inside = facts.filter(({ value }) => isWithin(value, target));
  return sideOf(place) === 'before' ? inside[0] : inside.at(-1);
}

function copyFact(
  { label, value, around }: ModelFact,
  side: 'before' | 'after',
  fact: Fact,
): readonly Element[] {
  if (around !== undefined) {
    const copy = withoutIds(cloneNode(around, true));
    const inside = [copy, ...descendants(copy)];
    const originals = [around, ...descendants(around)];
    fill(inside[originals.indexOf(label)], fact.label, ending(label));
    fill(inside[originals.indexOf(value)], fact.value, '');
    if (side === 'before') prepend(around, copy);
    else append(around, copy);
    return [copy];
  }
  const copies = [label, value].map((element) => withoutIds(cloneNode(element, true)));
  fill(copies[0], fact.label, ending(label));
  fill(copies[1], fact.value, '');
  const [name, content] = copies as [Element, Element];
  if (side === 'before') prepend(label, name);
  else append(value, name);
  append(name, content);
  return copies;
}

/** Its labels' own way to end, such as with a colon. */
function ending(label: Element): string {
  const last = label.children.findLast((node) => node.type === 'text');
  return last?.type === 'text' ? (/[:：]\s*$/.exec(last.data)?.[0].trimEnd() ?? '') : '';
}

function fill(element: Element | undefined, value: string, end: string): void {
  if (element === undefined) return;
  const text = value.trim();
  setOnlyText(element, end !== '' && !text.endsWith(end) ? text + end : text);
}

function withoutIds(element: Element): Element {
  for (const each of [element, ...descendants(element)]) delete each.attribs.id;
  return element;
}

/** Where `<br>` parts the lines, one of its own whose label looks like the label there. */
function asLine(
  line: Element,
  end: Element,
  place: Place,
  { label, value }: Fact,
): readonly Element[] {
  const made = elementFrom('<span></span>');
  const [first] = line.children;
  const name = `${label.trim().replace(/:$/, '')}:`;
  const isApart = first !== undefined && isTag(first);
  const copy = isApart ? withoutIds(cloneNode(first, true)) : new Text(name);
  if (isTag(copy)) setOnlyText(copy, name);
  appendChild(made, copy);
  appendChild(made, new Text(` ${value.trim()}`));
  if (sideOf(place) === 'before') for (const each of [made, cloneNode(end)]) prepend(line, each);
  else for (const each of [made, cloneNode(end)]) append(line, each);
  return [made];
}

function listIn(target: Element): Element | undefined {
  return [target, ...descendants(target)].find(({ name }) => name === 'dl');
}

function intoList(list: Element, place: Place, { label, value }: Fact): readonly Element[] {
  const isGrouped = list.children.filter(isTag).some(({ name }) => name === 'div');
  const pair = `<dt>${text(label.trim())}</dt><dd>${lines(value.trim())}</dd>`;
  const elements = elementsOf(
    isGrouped || list.children.length === 0 ? `<div>${pair}</div>` : pair,
  );
  if (sideOf(place) === 'before')
    for (const each of [...elements].reverse()) prependChild(list, each);
  else for (const each of elements) appendChild(list, each);
  return elements;
}

function asParagraph(
  editing: Editing,
  target: Element,
  place: Place,
  { label, value }: Fact,
): readonly Element[] {
  const name = text(label.trim().replace(/:$/, ''));
  const markup =
    stylesheetOrigin(editing) === 'layout'
      ? `<dl class="facts single"><div><dt>${name}</dt><dd>${lines(value.trim())}</dd></div></dl>`
      : `<p><strong>${name}:</strong> ${lines(value.trim())}</p>`;
  const element = elementFrom(markup);
  if ((place === 'start' || place === 'end') && accepts(target, element)) {
    if (place === 'start') prependChild(target, element);
    else appendChild(target, element);
    return [element];
  }
  const sibling = allowedSibling(target, element);
  if (sibling === undefined)
    throw new InvalidOperation('There is no place for a label and its value there.');
  if (sideOf(place) === 'before') prepend(sibling, element);
  else append(sibling, element);
  return [element];
}

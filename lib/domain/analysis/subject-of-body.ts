import type { Section } from '#lib/domain/document-model/content.ts';
import type { LetterDocument } from '#lib/domain/document-model/written.ts';
import { plainText } from './mapping/entities.ts';
import type { MappedDocument } from './mapping/read-record.ts';
import { isCalled } from './reading/notions.ts';

const LONGEST = 160;

/** `<html><body><p>`: what stands before the first words of a text in markup. */
const OPENING = /^(?:\s|<!doctype[^<>]*>|<(?:html|body|div|article|section)\b[^<>]*>)*/i;
/** The first paragraph in markup, and of plain text its first line. */
const FIRST = { markup: /^<(p|h[1-6])\b[^<>]*>([\s\S]*?)<\/\1>\s*/i, plain: /^([^\n<]+)(?:\n+|$)/ };

/** "Re: Account 2081", "Betreff: …", "Objet : …": a word for the subject, in any language. */
function isMarked(line: string): boolean {
  const [, mark] = /^(\p{L}{2,20})\.?\s?[:：]\s*\S/u.exec(line) ?? [];
  return line.length <= LONGEST && mark !== undefined && isCalled(mark, 'subject');
}

/**
 * A letter without a subject whose text begins with one: templates have it in their markup, since the
 * services that post them have no field for it.
 */
export function withSubjectOfBody(document: MappedDocument): MappedDocument {
  const { model, origins } = document;
  if (model.type !== 'letter' || model.subject !== undefined) return document;
  const [first, ...others] = model.body ?? [];
  const [text, ...texts] = first?.paragraphs ?? [];
  if (first === undefined || first.title !== undefined || text === undefined) return document;
  const found = subjectIn(text);
  if (found === undefined) return document;
  const paragraphs = found.rest === '' ? texts : [found.rest, ...texts];
  const body = [...withParagraphs(first, paragraphs), ...others];
  const letter: LetterDocument = { ...model, subject: found.subject, body };
  const path = origins.get('body.0.paragraphs.0');
  return {
    ...document,
    model: letter,
    origins: path === undefined ? origins : new Map([...origins, ['subject', path]]),
  };
}

function subjectIn(text: string): { readonly subject: string; readonly rest: string } | undefined {
  const opening = OPENING.exec(text)?.[0] ?? '';
  const below = text.slice(opening.length);
  const markup = FIRST.markup.exec(below);
  const [whole = '', ...parts] = markup ?? FIRST.plain.exec(below) ?? [];
  const subject = plainText(parts.at(-1) ?? '');
  if (subject.includes('\n') || !isMarked(subject)) return undefined;
  const rest = below.slice(whole.length);
  return { subject, rest: plainText(rest) === '' ? '' : `${opening.trimStart()}${rest}` };
}

function withParagraphs(section: Section, paragraphs: readonly string[]): Section[] {
  const { paragraphs: _paragraphs, ...others } = section;
  if (paragraphs.length > 0) return [{ ...others, paragraphs: [...paragraphs] }];
  return Object.keys(others).length > 0 ? [others] : [];
}

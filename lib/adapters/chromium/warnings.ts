import type { RenderWarning } from '#lib/ports/renderer.ts';
import { findPlaceholders, placeholderMessage } from '#lib/shared/text/placeholders.ts';
import type { CutText, PlacedText } from './pages/found-text.ts';

const MAX_WARNINGS = 50;
const MAX_SUBJECT = 500;

/** What the reader of one document would miss: each subject once, the first 50. */
export class Warnings {
  readonly #bySubject = new Map<string, RenderWarning>();

  get list(): readonly RenderWarning[] {
    return [...this.#bySubject.values()];
  }

  failed(address: string, why: string): void {
    this.#add('RESOURCE_FAILED', address, `could not be loaded: ${why}`);
  }

  blocked(address: string): void {
    this.#add('RESOURCE_BLOCKED', address, 'was not loaded: the address is not allowed');
  }

  notFound(selector: string): void {
    this.#add('WAIT_FOR_NOT_FOUND', selector, 'did not appear');
  }

  /** Characters that no font draws, if there are any: one warning for all of them. */
  noGlyph(characters: readonly string[]): void {
    if (characters.length === 0) return;
    const codes = characters.map(
      (character) =>
        `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    );
    this.#add(
      'GLYPH_MISSING',
      characters.join(' '),
      `cannot be drawn: no font has ${codes.join(', ')}`,
    );
  }

  /** Images that ended without a picture. Those whose request has failed are known already. */
  broken(sources: readonly string[]): void {
    for (const source of sources) {
      if (this.#knows(source)) continue;
      if (isLoadable(source)) this.failed(source, 'it is not an image');
      else if (/^[a-z][a-z0-9+.-]*:/i.test(source)) this.blocked(source);
      else this.failed(source, 'a relative address needs a page that it is relative to');
    }
  }

  cut(texts: readonly CutText[]): void {
    for (const { text, by, ...place } of texts)
      this.#put(`cut ${place.selector} ${text}`, {
        code: 'TEXT_CUT',
        message: `"${text}" is cut off: it does not fit ${by === 'box' ? 'its box, which hides what overflows' : 'the width of the page'}`,
        subject: text,
        ...placeOf(place),
      });
  }

  /** Placeholders in the text that a page shows. */
  unresolved(texts: readonly PlacedText[]): void {
    for (const { text, ...place } of texts)
      for (const { name } of findPlaceholders(text))
        this.#put(name, {
          code: 'PLACEHOLDER_UNRESOLVED',
          message: placeholderMessage(name),
          subject: name,
          ...placeOf(place),
        });
  }

  #knows(source: string): boolean {
    const address = URL.canParse(source) ? new URL(source).href : source;
    const known = [...this.#bySubject.keys()];
    return known.some((subject) => subject === shorten(address) || subject.endsWith(source));
  }

  #add(code: RenderWarning['code'], subject: string, what: string): void {
    const short = shorten(subject);
    this.#put(short, { code, message: `${short} ${what}`, subject: short });
  }

  #put(key: string, warning: RenderWarning): void {
    if (this.#bySubject.has(key) || this.#bySubject.size >= MAX_WARNINGS) return;
    this.#bySubject.set(key, warning);
  }
}

function placeOf({ selector, region }: Omit<PlacedText, 'text'>) {
  return region === null ? { selector } : { selector, region };
}

function isLoadable(source: string): boolean {
  return /^(https?|data|blob):/i.test(source.trim());
}

function shorten(text: string): string {
  return text.length > MAX_SUBJECT ? `${text.slice(0, MAX_SUBJECT)}…` : text;
}

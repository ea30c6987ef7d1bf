import Mustache from 'mustache';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { type CompiledTemplate, PLACE, type Place } from './compile.ts';
import { valueText } from './value-text.ts';

/** The largest document that a template may expand to, in characters. */
const MAX_OUTPUT_CHARS = 20_000_000;
/** Bounds templates that loop without writing. A table of 100,000 rows needs about a tenth of it. */
const MAX_STEPS = 20_000_000;

/** Writes a compiled template. Every value is escaped for the place of its token. */
export class TemplateWriter extends Mustache.Writer {
  readonly #template: CompiledTemplate;
  readonly #locale: Locale;
  readonly #missing: Set<string>;
  readonly #growth = new Growth();

  /** @param missing takes the names of values that the data does not have. */
  constructor(template: CompiledTemplate, locale: Locale, missing: Set<string>) {
    super();
    this.#template = template;
    this.#locale = locale;
    this.#missing = missing;
  }

  /** @throws generationFailed when the template expands without bound */
  write(data: JsonObject): string {
    const context = new DataContext(data, undefined, {
      paths: this.#template.paths,
      growth: this.#growth,
    });
    return this.renderTokens(this.#template.tokens, context);
  }

  override renderTokens(tokens: readonly unknown[], context: Mustache.Context): string {
    this.#growth.add(tokens.length + 1, 0);
    return super.renderTokens(tokens as string[][], context);
  }

  /** As the package does it, without a closure for functions in the data: there are none. */
  override renderSection(token: readonly unknown[], context: Mustache.Context): string {
    const value: JsonValue | undefined = context.lookup(token[1] as string);
    const children = token[4] as readonly unknown[];
    if (!value) return '';
    if (value === true) return this.renderTokens(children, context);
    if (!Array.isArray(value)) return this.renderTokens(children, context.push(value));
    let written = '';
    for (const item of value) written += this.renderTokens(children, context.push(item));
    return written;
  }

  override rawValue(token: readonly unknown[]): string {
    return this.#written(token[1] as string);
  }

  override unescapedValue(token: readonly unknown[], context: Mustache.Context): string {
    return this.escapedValue(token, context);
  }

  override escapedValue(token: readonly unknown[], context: Mustache.Context): string {
    const place = token[PLACE] as Place;
    const value = place.literal ?? context.lookup(token[1] as string);
    if (value === undefined) this.#missing.add(token[1] as string);
    return this.#written(place.escape(valueText(value, place.format, this.#locale)));
  }

  #written(text: string): string {
    this.#growth.add(0, text.length);
    return text;
  }
}

interface Rendering {
  readonly paths: CompiledTemplate['paths'];
  readonly growth: Growth;
}

/** Looks names up among the data's own properties, innermost first. */
class DataContext extends Mustache.Context {
  declare readonly view: JsonValue;
  declare readonly parent: DataContext | undefined;
  readonly #rendering: Rendering;

  constructor(view: JsonValue, parent: DataContext | undefined, rendering: Rendering) {
    super(view, parent);
    this.#rendering = rendering;
  }

  override push(view: JsonValue): DataContext {
    return new DataContext(view, this, this.#rendering);
  }

  /** A key with dots of its own wins over a path; else the innermost that has the path's beginning decides. */
  override lookup(name: string): JsonValue | undefined {
    if (name === '.') return this.view;
    const path = this.#rendering.paths.get(name);
    let depth = 0;
    let found: JsonValue | undefined;
    for (let at: DataContext | undefined = this; at !== undefined; at = at.parent) {
      depth += 1;
      found = own(at.view, name);
      if (found !== undefined) break;
      if (path === undefined || own(at.view, path[0] ?? '') === undefined) continue;
      found = path.reduce<JsonValue | undefined>(own, at.view);
      break;
    }
    this.#rendering.growth.add(depth, 0);
    return found;
  }
}

function own(view: JsonValue | undefined, key: string): JsonValue | undefined {
  if (view === null || typeof view !== 'object' || !Object.hasOwn(view, key)) return undefined;
  return (view as JsonObject)[key] ?? null;
}

/** Counts what a rendering does and writes. */
class Growth {
  #steps = 0;
  #chars = 0;

  add(steps: number, chars: number): void {
    this.#steps += steps;
    this.#chars += chars;
    if (this.#steps <= MAX_STEPS && this.#chars <= MAX_OUTPUT_CHARS) return;
    throw new PagewrightError('generationFailed', {
      message:
        'The template expands without bound on this data: it repeats too often or writes more than 20 MB. Nest fewer loops or send fewer rows',
      details: { reason: 'output-limit' },
    });
  }
}

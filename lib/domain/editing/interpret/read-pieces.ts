import { isDoneBy, isWished } from './done-by.ts';
import { piecesOf } from './language/clauses.ts';
import { withoutCount } from './language/lead-in.ts';
import { type Phrase, phraseOf } from './language/phrase.ts';
import { isCourtesy } from './language/politeness.ts';
import { isRemark } from './language/remarks/remark.ts';
import { withoutRemarks } from './language/remarks/without-remarks.ts';
import { isStatement } from './language/statements.ts';
import type { Token } from './language/tokens.ts';
import { isToBeNoted, namesTold, readClause } from './read-clause.ts';
import { readList } from './read-list.ts';
import type { Reading, Rule, Target } from './rule.ts';
import { withLaterLooks } from './rules/additions/frame/later-looks.ts';
import { BROUGHT } from './target.ts';
import type { contextOf } from './targets/context.ts';
import { scanTarget } from './targets/scan.ts';

const MOVED = /^(?:move|put|place|shift|bring|push|pull|drag|sort|swap)\b/;

/** What is taken away or brought is no look of what was said before. */
const OWN_WISH =
  /^(?:no|without|remove|delete|drop|hide|lose|leave (?:out|off|away)|take (?:out|off|away)|get rid|add|rename|replace|(?:make|set|turn|color|paint|change) (?:the|our|my|all))\b/;

/** "make the frame gold": the page's, which is what it is of. */
const FRAME = /\b(?:the|its|our) (?:(?:outer|page) )?frame\b/;

/** "…, and center it" is no text. */
const OF_IT =
  /^(?:make|set|center|align|color|turn|put|move|give|change|bold|hide|remove|fit|shrink|squeeze) (?:it|its|them)\b/;

/** A wish is at most so many pieces: a text to be set that holds several commas and verbs. */
const MOST_PIECES = 5;

type Contexts = ReturnType<typeof contextOf>['after'];

/** What was read, and the piece that it began with. */
interface Read {
  readonly reading: Reading;
  readonly first: number;
}

/** Readings from a piece on, and the piece behind them. */
interface Found {
  readonly read: readonly Read[];
  readonly next: number;
}

/** The wishes of an instruction one after the other, or the piece of it that is none. `about`: what was spoken of before it. */
export function readPieces(
  tokens: readonly Token[],
  instruction: string,
  contextAfter: Contexts,
  rules: readonly Rule[],
  about: readonly Target[],
): { readonly read: readonly Reading[] } | { readonly unread: string } {
  return new PieceReader(tokens, instruction, contextAfter, rules, about).read();
}

class PieceReader {
  readonly #clause: (first: number, last: number) => Phrase;
  readonly #count: number;
  readonly #instruction: string;
  readonly #contextAfter: Contexts;
  readonly #rules: readonly Rule[];
  readonly #read: Read[] = [];
  #about: readonly Target[];
  #looks: Reading['looks'];

  constructor(
    tokens: readonly Token[],
    instruction: string,
    contextAfter: Contexts,
    rules: readonly Rule[],
    about: readonly Target[],
  ) {
    this.#about = about;
    const pieces = piecesOf(tokens, instruction);
    this.#count = pieces.length;
    this.#instruction = instruction;
    this.#contextAfter = contextAfter;
    this.#rules = rules;
    this.#clause = (first, last) => {
      const said = tokens.slice(pieces[first]?.from, pieces[last]?.to);
      return phraseOf(withoutCount(withoutRemarks(said)), instruction);
    };
  }

  read(): { readonly read: readonly Reading[] } | { readonly unread: string } {
    for (let first = 0; first < this.#count; ) {
      if (this.#isNoWish(first)) {
        first++;
        continue;
      }
      const found = this.#wishFrom(first);
      if (found !== undefined) {
        this.#take(found);
        first = found.next;
      } else if (this.#isTold(first)) first++;
      else return { unread: this.#clause(first, first).raw };
    }
    if (this.#read.length === 0) return { unread: this.#instruction.trim() };
    return { read: this.#read.map(({ reading }) => reading).filter(isWished) };
  }

  #readOne(clause: Phrase): Reading | undefined {
    const context = this.#contextAfter(this.#about, this.#looks);
    return ofWhatIsThere(readClause(clause, context, this.#rules));
  }

  #take({ read }: Found): void {
    this.#read.push(...read);
    const last = read.at(-1)?.reading;
    if ((last?.about ?? []).length > 0) this.#about = last?.about ?? [];
    else if (last?.result.kind === 'operations') {
      // "it" is what was brought, and not what was spoken of before it.
      if (last.result.operations.every(({ op }) => op === 'insert')) this.#about = [BROUGHT];
      this.#speakOfFirst(read.at(-1)?.first ?? 0);
    }
    this.#looks = last?.looks ?? this.#looks;
  }

  /** A courtesy, a remark, or looks of what was added before. */
  #isNoWish(first: number): boolean {
    const clause = this.#clause(first, first);
    if (this.#count > 1 && isCourtesy(clause.tokens)) return true;
    if (this.#count > 1 && isRemark(clause.tokens)) {
      this.#speakOf(clause, first + 1);
      return true;
    }
    const earlier = this.#read.at(-1);
    const context = this.#contextAfter(this.#about, this.#looks);
    if (earlier !== undefined && isDoneBy(earlier.reading, clause, context)) return true;
    const styled = withLaterLooks(earlier?.reading, clause, context);
    if (earlier === undefined || styled === undefined) return false;
    this.#read.splice(-1, 1, { ...earlier, reading: styled });
    return true;
  }

  #wishFrom(first: number): Found | undefined {
    return (
      this.#behindLoose(this.#shortest(first)) ??
      this.#restOfText(first) ??
      this.#list(first, first)
    );
  }

  /** The fewest pieces that are a wish. */
  #shortest(first: number): Found | undefined {
    let refused: Found | undefined;
    for (let last = first; last < Math.min(this.#count, first + MOST_PIECES); last++) {
      const reading = this.#readOne(this.#clause(first, last));
      // "Silva is misspelled" does not say what it is to be, but the words behind it may.
      if (refused !== undefined && reading?.result.kind !== 'operations') continue;
      // What looks like the rest of a text, or of a name, may be wishes of their own: "rename A to B and C to D".
      const isDoubtful = reading?.setsText === true || reading?.result.kind === 'not-feasible';
      const several = isDoubtful ? this.#list(first, last) : undefined;
      if (several !== undefined) return several;
      const found = reading && { read: [{ reading, first }], next: last + 1 };
      if (reading?.result.kind === 'not-feasible') refused ??= found;
      else if (found !== undefined) return found;
    }
    return refused;
  }

  /** "20px and blue for the title": what stands behind says of what it is. */
  #behindLoose(found: Found | undefined): Found | undefined {
    const [only] = found?.read ?? [];
    if (found === undefined || only === undefined || !only.reading.isLoose) return found;
    if (this.#about.length > 0 || found.next >= this.#count) return found;
    // "Arial and no reference number"
    const next = this.#clause(found.next, found.next).text;
    if (OWN_WISH.test(next)) return found;
    if (FRAME.test(this.#clause(only.first, only.first).text) && !/\b(?:around|of)\b/.test(next))
      return found;
    const reading = this.#readOne(this.#clause(only.first, found.next));
    return reading === undefined || reading.isLoose
      ? found
      : { read: [{ reading, first: only.first }], next: found.next + 1 };
  }

  /** Not a wish of its own: what looked like the end of the one before was inside its text. */
  #restOfText(first: number): Found | undefined {
    const before = this.#read.at(-1);
    if (before === undefined || OF_IT.test(this.#clause(first, first).text)) return undefined;
    const context = this.#contextAfter(this.#read.at(-2)?.reading.about ?? []);
    const whole = this.#clause(before.first, first);
    const reading = readClause(whole, context, this.#rules);
    if (reading === undefined) return undefined;
    // Nobody who says more behind a semicolon means it as the rest of a name.
    if (whole.tokens.some(({ word, quoted }) => word === ';' && !quoted)) return undefined;
    this.#read.pop();
    return { read: [{ reading, first: before.first }], next: first + 1 };
  }

  #list(first: number, last: number): Found | undefined {
    const list = readList(this.#clause(first, last), (one, earlier) => {
      const about = earlier.at(-1)?.about ?? this.#about;
      const looks = earlier.at(-1)?.looks ?? this.#looks;
      return ofWhatIsThere(readClause(one, this.#contextAfter(about, looks), this.#rules));
    });
    return list && { read: list.map((reading) => ({ reading, first })), next: last + 1 };
  }

  /** A remark is no wish, but what it names is what the next one speaks of. */
  #isTold(first: number): boolean {
    if (this.#count === 1) return false;
    const context = this.#contextAfter(this.#about, this.#looks);
    const told = this.#clause(first, first);
    const isSaid = (word: string) => context.isKnown(word) || this.#isSaidBeside(word, first);
    if (!isStatement(told.tokens, isSaid)) return false;
    this.#speakOf(told, first + 1);
    return true;
  }

  /** "our printer has A5 paper, set the page to A5" */
  #isSaidBeside(word: string, piece: number): boolean {
    const all = this.#clause(0, this.#count - 1).tokens;
    const own = new Set(this.#clause(piece, piece).tokens.map(({ start }) => start));
    return all.some((token) => token.word === word && !own.has(token.start));
  }

  /** "move Qty to the front and call it Units": what was named first, where nothing else is known. */
  #speakOfFirst(piece: number): void {
    const clause = this.#clause(piece, piece);
    if (!MOVED.test(clause.text)) return;
    const context = this.#contextAfter(this.#about, this.#looks);
    const named = [1, 2].map((at) => scanTarget(clause, at, context)?.target);
    const found = named.find((target) => target !== undefined && target.kind !== 'document');
    if (found !== undefined) this.#about = [found];
  }

  #speakOf(told: Phrase, next: number): void {
    if (next < this.#count && isToBeNoted(told, this.#clause(next, next))) return;
    const named = namesTold(told, this.#contextAfter(this.#about, this.#looks));
    if (named.length > 0) this.#about = named;
  }
}

const ofWhatIsThere = (reading: Reading | undefined): Reading | undefined =>
  reading?.about?.includes(BROUGHT) === true ? undefined : reading;

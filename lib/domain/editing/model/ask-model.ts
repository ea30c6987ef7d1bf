import { type Model, ModelError } from '#lib/ports/model.ts';
import type { Subject } from '../interpret/interpretation.ts';
import type { Operation } from '../operations.ts';
import { ModelEdit } from './answer.ts';
import schema from './answer-schema.generated.json' with { type: 'json' };
import { checkAddresses } from './check-addresses.ts';
import { checkRemovals } from './check-removals.ts';
import { checkTexts } from './check-texts.ts';
import { type Outlined, outlineOf } from './outline.ts';
import { promptOf, SYSTEM } from './prompt.ts';
import { misplaced } from './targets.ts';

/** The first answer, and one more with what was wrong with it. */
const ATTEMPTS = 2;
const MAX_FINDINGS = 20;

export interface ModelQuestion {
  readonly instruction: string;
  readonly subject: Pick<Subject, 'content' | 'documentType' | 'region'>;
}

/** What came of carrying operations out. */
export type Trial<Result> =
  | { readonly passed: true; readonly result: Result }
  /** One plain sentence for each fault, for the model to correct. */
  | { readonly passed: false; readonly findings: readonly string[]; readonly result?: Result };

export type ModelOutcome<Result> = { readonly tokensUsed: number } & (
  | { readonly kind: 'done'; readonly result: Result }
  /** The model says that it cannot be done. Its words: text for the caller, to be escaped as such. */
  | {
      readonly kind: 'impossible';
      readonly reason: string;
      readonly suggestions: readonly string[];
    }
  /** No answer passed. `result` is what the last one came to, if it was carried out at all. */
  | { readonly kind: 'faulty'; readonly findings: readonly string[]; readonly result?: Result }
);

type Reading =
  | { readonly findings: readonly string[] }
  | { readonly edit: ModelEdit; readonly findings?: undefined };

function readEdit(
  value: unknown,
  { instruction, subject }: ModelQuestion,
  cut: Outlined['cut'],
): Reading {
  const parsed = ModelEdit.safeParse(value);
  if (!parsed.success)
    return {
      findings: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    };
  const edit = parsed.data;
  if (edit.impossible != null) return { edit };
  if (edit.operations.length === 0) return { findings: ['There are no operations.'] };
  const { content, region } = subject;
  const findings = [
    ...misplaced(edit.operations, content, region),
    ...checkRemovals(edit.operations, instruction),
    ...checkAddresses(edit.operations, instruction, content),
    ...checkTexts(edit.operations, { instruction, content, cut }),
  ];
  return findings.length === 0 ? { edit } : { findings };
}

/** Room for every text in other words, twice as long. */
const outputTokens = (length: number): number => Math.min(16_000, 2_000 + length);

/** Asks and counts; an answer that is no JSON is a fault like another, all else that goes wrong is final. */
async function nextValue(
  model: Model,
  request: Parameters<Model['ask']>[0],
  spent: { tokens: number },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    const { value, tokensUsed } = await model.ask(request, signal);
    spent.tokens += tokensUsed;
    return value;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    spent.tokens += error.tokensUsed;
    if (error.reason === 'unusable') return undefined;
    const { reason, message, cause } = error;
    throw new ModelError(reason, message, { tokensUsed: spent.tokens, cause });
  }
}

/**
 * Has a language model find the operations that an instruction asks for.
 *
 * It sees the outline of the document and the instruction as data, never as instructions to itself,
 * and is not trusted: an answer counts only when every operation is of the schema, names elements that
 * are there (inside the region, if one is given), and keeps the numbers, dates, addresses and names
 * that the instruction does not change, removes nothing unless it is asked to, and brings in no foreign address. Then `tryOut` is called, which puts the operations through the
 * same guardrails, applier, conservation and self-check as everyone's, on a tree of its own. What
 * either finds wrong is sent back to the model once; there are at most two answers.
 *
 * @param tryOut what it returns as findings the model may mend; what it throws is final and passed on.
 * @returns with the tokens of all answers, unusable ones too.
 * @throws ModelError when the model gives no answer, with the tokens spent until then.
 */
export async function askModelForOperations<Result>(
  model: Model,
  question: ModelQuestion,
  tryOut: (operations: readonly Operation[]) => Trial<Result> | Promise<Trial<Result>>,
  signal?: AbortSignal,
): Promise<ModelOutcome<Result>> {
  const { instruction, subject } = question;
  const { outline, cut, length } = outlineOf(subject.content, subject.documentType);
  const spent = { tokens: 0 };
  let last: { findings: readonly string[]; result?: Result } = { findings: [] };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const prompt = promptOf({
      instruction,
      region: subject.region,
      document: outline,
      findings: last.findings.slice(0, MAX_FINDINGS),
    });
    const request = { system: SYSTEM, prompt, schema, maxOutputTokens: outputTokens(length) };
    const reading = readEdit(await nextValue(model, request, spent, signal), question, cut);
    if (reading.findings !== undefined) {
      last = { findings: reading.findings };
      continue;
    }
    const { operations, impossible } = reading.edit;
    if (impossible != null) return { kind: 'impossible', ...impossible, tokensUsed: spent.tokens };
    const trial = await tryOut(operations);
    if (trial.passed) return { kind: 'done', result: trial.result, tokensUsed: spent.tokens };
    const { findings, result } = trial;
    last = { findings, ...(result === undefined ? {} : { result }) };
  }
  return { kind: 'faulty', ...last, tokensUsed: spent.tokens };
}

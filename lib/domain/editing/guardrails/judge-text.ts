import { breaks } from './broken-rule.ts';
import type { Combinations } from './concepts.ts';
import type { Finding, GuardrailCategory } from './finding.ts';
import { addressedInjectionRules } from './injection-addressed.ts';
import { injectionCombinations } from './injection-combinations.ts';
import { injectionLanguageRules } from './injection-languages.ts';
import { delimiterRules, injectionRules, letterRules } from './injection-rules.ts';
import { type Phrase, phrasesIn } from './phrases.ts';
import { addressedText } from './quoted.ts';
import { type Reading, readingsOf } from './readings.ts';
import type { Rule } from './rule.ts';
import { rulesInQuestion } from './rules-in-question.ts';
import { scriptCombinations } from './script-combinations.ts';
import { addressedScriptRules, scriptRules } from './script-rules.ts';
import { addressedUnsafeRules } from './unsafe-addressed.ts';
import { unsafeCombinations } from './unsafe-combinations.ts';
import { crimeRules } from './unsafe-crime.ts';
import { fraudRules } from './unsafe-fraud.ts';
import { violenceRules } from './unsafe-violence.ts';

/** By what its words speak of together. */
type ByCategory = readonly (readonly [GuardrailCategory, Pick<Combinations<never>, 'find'>])[];

const COMBINED_ANYWHERE: ByCategory = [['unsafe_content', unsafeCombinations]];
const COMBINED_ADDRESSED: ByCategory = [
  ['injection_attempt', injectionCombinations],
  ['script_injection', scriptCombinations],
];

interface JudgedRule extends Rule {
  readonly category: GuardrailCategory;
  /** Whether it may be printed, and only not address the service. */
  readonly mayBePrinted: boolean;
}

const anywhere = (category: GuardrailCategory, ...rules: (readonly Rule[])[]): JudgedRule[] =>
  rules.flat().map((rule) => ({ ...rule, category, mayBePrinted: false }));

const toBePrinted = (category: GuardrailCategory, rules: readonly Rule[]): JudgedRule[] =>
  rules.map((rule) => ({ ...rule, category, mayBePrinted: true }));

/** In one list for each kind of reading, so that a text is searched once for what they need. */
const RULES: Readonly<Record<Reading['kind'], readonly JudgedRule[]>> = {
  markup: [
    ...anywhere('script_injection', scriptRules),
    ...anywhere('injection_attempt', delimiterRules),
  ],
  words: [
    ...anywhere('unsafe_content', crimeRules, violenceRules, fraudRules),
    ...anywhere('injection_attempt', injectionRules, injectionLanguageRules),
    ...toBePrinted('unsafe_content', addressedUnsafeRules),
    ...toBePrinted('injection_attempt', addressedInjectionRules),
    ...toBePrinted('script_injection', addressedScriptRules),
  ],
  letters: anywhere('injection_attempt', letterRules),
};

/** Why a text may not become part of a document. */
export function judgeContent(text: string): Finding | undefined {
  const suspicions = suspicionsOf(readingsOf(text));
  return judge(suspicions, false) ?? combined(suspicions, COMBINED_ANYWHERE);
}

/** Why an instruction may not be followed. */
export function judgeInstruction(instruction: string): Finding | undefined {
  const all = suspicionsOf(readingsOf(instruction));
  const addressed = addressedText(instruction);
  const own = addressed === instruction ? all : suspicionsOf(readingsOf(addressed, 'words'));
  return (
    judge(all, false) ??
    judge(own, true) ??
    combined(own, COMBINED_ADDRESSED) ??
    combined(all, COMBINED_ANYWHERE)
  );
}

/** A reading with what may be wrong with it. */
interface Suspicion {
  readonly reading: Reading;
  /** Those that it may break. */
  readonly rules: readonly JudgedRule[];
  readonly phrases: readonly Phrase[];
}

function suspicionsOf(readings: readonly Reading[]): Suspicion[] {
  const suspicions: Suspicion[] = [];
  for (const reading of readings) {
    const { kind, text } = reading;
    const rules = rulesInQuestion(RULES[kind], text);
    const phrases = kind === 'words' ? phrasesIn(text) : [];
    if (rules.length + phrases.length > 0) suspicions.push({ reading, rules, phrases });
  }
  return suspicions;
}

function judge(suspicions: readonly Suspicion[], mayBePrinted: boolean): Finding | undefined {
  for (const { reading, rules } of suspicions)
    for (const rule of rules)
      if (rule.mayBePrinted === mayBePrinted && breaks(rule, reading.text))
        return { category: rule.category, rule: rule.name, reading: reading.name };
  return undefined;
}

function combined(suspicions: readonly Suspicion[], byCategory: ByCategory): Finding | undefined {
  for (const { reading, phrases } of suspicions)
    for (const [category, combinations] of byCategory) {
      const rule = combinations.find(phrases);
      if (rule !== undefined) return { category, rule, reading: reading.name };
    }
  return undefined;
}

import { brokenRule } from './broken-rule.ts';
import type { Combinations } from './concepts.ts';
import type { Finding, GuardrailCategory } from './finding.ts';
import { addressedInjectionRules } from './injection-addressed.ts';
import { injectionCombinations } from './injection-combinations.ts';
import { injectionLanguageRules } from './injection-languages.ts';
import { delimiterRules, injectionRules, letterRules } from './injection-rules.ts';
import { addressedText } from './quoted.ts';
import { type Reading, readingsOf } from './readings.ts';
import type { RuleSet } from './rule.ts';
import { scriptCombinations } from './script-combinations.ts';
import { addressedScriptRules, scriptRules } from './script-rules.ts';
import { addressedUnsafeRules } from './unsafe-addressed.ts';
import { unsafeCombinations } from './unsafe-combinations.ts';
import { crimeRules } from './unsafe-crime.ts';
import { fraudRules } from './unsafe-fraud.ts';
import { violenceRules } from './unsafe-violence.ts';

type RulesByKind = Readonly<Record<Reading['kind'], readonly RuleSet[]>>;

/** By what its words speak of together. */
type ByCategory = readonly (readonly [GuardrailCategory, Pick<Combinations<never>, 'find'>])[];

const COMBINED_ANYWHERE: ByCategory = [['unsafe_content', unsafeCombinations]];
const COMBINED_ADDRESSED: ByCategory = [
  ['injection_attempt', injectionCombinations],
  ['script_injection', scriptCombinations],
];

/** What no text may say, wherever it stands. */
const ANYWHERE: RulesByKind = {
  markup: [
    { category: 'script_injection', rules: scriptRules },
    { category: 'injection_attempt', rules: delimiterRules },
  ],
  words: [
    { category: 'unsafe_content', rules: [...crimeRules, ...violenceRules, ...fraudRules] },
    { category: 'injection_attempt', rules: [...injectionRules, ...injectionLanguageRules] },
  ],
  letters: [{ category: 'injection_attempt', rules: letterRules }],
};

/** What may not address the service. */
const ADDRESSED: RulesByKind = {
  markup: [],
  words: [
    { category: 'unsafe_content', rules: addressedUnsafeRules },
    { category: 'injection_attempt', rules: addressedInjectionRules },
    { category: 'script_injection', rules: addressedScriptRules },
  ],
  letters: [],
};

/** Why a text may not become part of a document. */
export function judgeContent(text: string): Finding | undefined {
  const readings = readingsOf(text);
  return judge(readings, ANYWHERE) ?? combined(readings, COMBINED_ANYWHERE);
}

/** Why an instruction may not be followed. */
export function judgeInstruction(instruction: string): Finding | undefined {
  const readings = readingsOf(instruction);
  const addressed = addressedText(instruction);
  const own = addressed === instruction ? readings : readingsOf(addressed);
  return (
    judge(readings, ANYWHERE) ??
    judge(own, ADDRESSED) ??
    combined(own, COMBINED_ADDRESSED) ??
    combined(readings, COMBINED_ANYWHERE)
  );
}

function combined(readings: readonly Reading[], byCategory: ByCategory): Finding | undefined {
  for (const { name, kind, text } of readings) {
    if (kind !== 'words') continue;
    for (const [category, combinations] of byCategory) {
      const rule = combinations.find(text);
      if (rule !== undefined) return { category, rule, reading: name };
    }
  }
  return undefined;
}

function judge(readings: readonly Reading[], rulesByKind: RulesByKind): Finding | undefined {
  for (const { name, kind, text } of readings) {
    for (const { category, rules } of rulesByKind[kind]) {
      const rule = brokenRule(rules, text);
      if (rule !== undefined) return { category, rule, reading: name };
    }
  }
  return undefined;
}

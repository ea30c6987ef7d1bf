import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { addressedInjectionRules } from '#lib/domain/editing/guardrails/injection-addressed.ts';
import { injectionLanguageRules } from '#lib/domain/editing/guardrails/injection-languages.ts';
import {
  delimiterRules,
  injectionRules,
  letterRules,
} from '#lib/domain/editing/guardrails/injection-rules.ts';
import { readingsOf } from '#lib/domain/editing/guardrails/readings.ts';
import { requiredWords } from '#lib/domain/editing/guardrails/required-words.ts';
import { rulesInQuestion } from '#lib/domain/editing/guardrails/rules-in-question.ts';
import { addressedScriptRules, scriptRules } from '#lib/domain/editing/guardrails/script-rules.ts';
import { addressedUnsafeRules } from '#lib/domain/editing/guardrails/unsafe-addressed.ts';
import { crimeRules } from '#lib/domain/editing/guardrails/unsafe-crime.ts';
import { fraudRules } from '#lib/domain/editing/guardrails/unsafe-fraud.ts';
import { violenceRules } from '#lib/domain/editing/guardrails/unsafe-violence.ts';
import { HOSTILE } from './hostile.ts';
import { LOOK_ALIKES } from './look-alikes.ts';

const RULES = [
  ...addressedInjectionRules,
  ...injectionLanguageRules,
  ...delimiterRules,
  ...injectionRules,
  ...letterRules,
  ...addressedScriptRules,
  ...scriptRules,
  ...addressedUnsafeRules,
  ...crimeRules,
  ...fraudRules,
  ...violenceRules,
];

describe('what a pattern needs', () => {
  const cases: readonly (readonly [RegExp, readonly string[] | undefined])[] = [
    [/\bforget (?:all|every) rules\b/, ['forget ']],
    [/ab(?:cde|fg)hij/, ['hij']],
    [/(?:stop|halt)s?/, ['stop', 'halt']],
    [/(?:optional )?word/, ['word']],
    [/(?:word)*x/, undefined],
    [/(?:one|\w+)/, undefined],
    [/colou?r/, ['colo']],
    [/go{2}gle/, ['gle']],
    [/a(?!bcd)b(?=cd)c/, ['abc']],
    [/<\/?script/, ['script']],
    [/\p{L}\.com/u, ['.com']],
    [/[abc\]]word/, ['word']],
    [/word/i, undefined],
    [/^$/, undefined],
  ];
  for (const [pattern, expected] of cases)
    test(`${pattern} needs ${expected?.join(' or ')}`, () =>
      assert.deepEqual(requiredWords(pattern), expected));

  test('is known of nearly every rule', () => {
    const unknown = RULES.filter(({ pattern }) => requiredWords(pattern) === undefined);
    assert.ok(unknown.length <= 2, unknown.map(({ name }) => name).join());
  });
});

describe('rules in question', () => {
  test('are all that match, of every reading of hostile and harmless texts', () => {
    let matches = 0;
    for (const text of [...Object.values(HOSTILE), ...Object.values(LOOK_ALIKES)].flat())
      for (const reading of readingsOf(text)) {
        const asked = new Set(rulesInQuestion(RULES, reading.text));
        for (const rule of RULES) {
          if (!rule.pattern.test(reading.text)) continue;
          matches += 1;
          assert.ok(asked.has(rule), `${rule.name}: ${reading.text}`);
        }
      }
    assert.ok(matches > 100, `${matches} matches`);
  });

  test('are few for an ordinary instruction', () => {
    const asked = rulesInQuestion(RULES, 'make the table header dark blue and the totals bold');
    assert.ok(asked.length < RULES.length / 10, asked.map(({ name }) => name).join());
  });
});

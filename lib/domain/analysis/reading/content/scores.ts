import type { Fact } from '#lib/domain/document-model/content.ts';
import { wordsOfKey } from '../key-words.ts';
import type { ContentReading } from './reading.ts';

const MOST = /^(?:max|maxim|massim|maksim|maks)/;
/** What is reached of a maximum, in the languages of keys. */
const SCORES: ReadonlySet<string> = new Set(
  (
    'score points point marks mark grade rating result nota note punkte punkt punten poang punti ' +
    'total totale gesamt puntos puntuacion calificacion pontos cijfer ocena pisteet karakter'
  ).split(' '),
);

/** `score: 9.2, score_max: 10`: "9.2 / 10". */
export function withMaximum({ paths }: ContentReading, facts: readonly Fact[]): Fact[] {
  const wordsOf = (fact: Fact) => wordsOfKey(paths.get(fact)?.split('.').at(-1) ?? '');
  const isFigure = ({ value }: Fact) => /^\d+(?:\.\d+)?$/.test(value);
  const said = new Set<Fact>();
  for (const most of facts) {
    const words = wordsOf(most);
    const stem = words.filter((word) => !MOST.test(word)).join(' ');
    if (!isFigure(most) || !SCORES.has(stem) || stem === words.join(' ')) continue;
    const score = facts.find((fact) => wordsOf(fact).join(' ') === stem);
    if (score === undefined || !isFigure(score) || score.unit !== undefined) continue;
    if (Number(score.value) > Number(most.value)) continue;
    Object.assign(score, { kind: 'number', unit: `/ ${most.value}` });
    said.add(most);
  }
  return facts.filter((fact) => !said.has(fact));
}

/** "1 = very poor, 5 = excellent" */
const SCALE = /(?:^|[\s,;])(\d{1,3})\s?[=–:-]\s?\p{L}/gu;

/** `overall_rating: 3, rating_scale: "1 = very poor, 5 = excellent"`: "3 / 5 (1 = very poor, 5 = excellent)". */
export function withScale({ paths }: ContentReading, facts: readonly Fact[]): Fact[] {
  const wordsOf = (fact: Fact) => wordsOfKey(paths.get(fact)?.split('.').at(-1) ?? '');
  const scale = facts.find(
    (fact) => wordsOf(fact).at(-1) === 'scale' && [...fact.value.matchAll(SCALE)].length > 1,
  );
  const stem = scale === undefined ? undefined : wordsOf(scale).at(-2);
  const score = facts.find(
    (fact) => fact !== scale && fact.kind === 'number' && wordsOf(fact).at(-1) === stem,
  );
  if (scale === undefined || stem === undefined || score === undefined) return [...facts];
  const most = Math.max(...[...scale.value.matchAll(SCALE)].map(([, figure]) => Number(figure)));
  if (Number(score.value) > most) return [...facts];
  Object.assign(score, { unit: `/ ${most} (${scale.value})` });
  return facts.filter((fact) => fact !== scale);
}

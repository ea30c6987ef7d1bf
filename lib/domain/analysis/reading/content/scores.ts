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

import { describe } from 'vitest';
import { measurePart } from './modify-corpus/measure-part.ts';

describe('[modify.response] [modify.not-feasible] [modify.content-loss] [modify.guardrail] instructions as people write them, on shown pages: second part', () =>
  measurePart(1));

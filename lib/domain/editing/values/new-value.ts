import type { Element } from 'domhandler';
import type { WrittenNumber } from './written-number.ts';

/** A value to be written, in the form of what stands there. */
export interface NewValue {
  readonly element: Element;
  readonly name: string;
  readonly value: number;
  readonly like: WrittenNumber;
  /** What stands there now. */
  readonly text: string;
}

/** A value that follows from others. */
export interface ArithmeticResult {
  readonly element: Element;
  /** As a reader would call it. */
  readonly name: string;
  readonly before: string;
  readonly text: string;
}

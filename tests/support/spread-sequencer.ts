import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * These package the service, one at a time: side by side, each would wait for the one before it. And small
 * files that take long, which otherwise come last, all at once.
 */
const IN_TURN =
  /\/tests\/(?:aws\/(?:package|cloudformation)|lambda\/(?:runtime|modify)|e2e\/egress-attacks[\w-]*)\.test\.ts$/;

/** The usual order, with the files that take turns spread over the run. */
export class SpreadSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inTurn = sorted.filter(({ moduleId }) => IN_TURN.test(moduleId));
    const others = sorted.filter((file) => !inTurn.includes(file));
    const gap = Math.ceil(others.length / Math.max(1, inTurn.length));
    return inTurn.length === 0
      ? others
      : inTurn.flatMap((file, at) => [file, ...others.slice(at * gap, (at + 1) * gap)]);
  }
}

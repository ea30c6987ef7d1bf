const UNPROVED = 'Please check: not all that was asked for could be read back from the document';

/** What is told of a change: first, where that is so, that it is not sure, and why. */
export const told = ({
  changes,
  selfCheckPassed,
  findings,
}: {
  readonly changes: readonly string[];
  readonly selfCheckPassed: boolean;
  readonly findings: readonly string[];
}): readonly string[] => (selfCheckPassed ? changes : [UNPROVED, ...findings, ...changes]);

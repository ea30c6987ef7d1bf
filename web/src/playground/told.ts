const UNPROVED = 'Please check: not all that was asked for could be read back from the document';

/** What is told of a change: first, where that is so, that it is not sure. */
export const told = ({
  changes,
  selfCheckPassed,
}: {
  readonly changes: readonly string[];
  readonly selfCheckPassed: boolean;
}): readonly string[] => (selfCheckPassed ? changes : [UNPROVED, ...changes]);

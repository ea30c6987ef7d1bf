/** A field of a record, or of the records that one of its fields names. */
export interface FieldReference {
  readonly field: string;
  readonly target: string | undefined;
}

const ARROW = /\s*(?:→|->)\s*/;

/** `Client → Name` is the Name of what Client names; one level, so a further arrow belongs to the name. */
export function parseReference(text: string): FieldReference {
  const match = ARROW.exec(text);
  if (match === null) return { field: text, target: undefined };
  return {
    field: text.slice(0, match.index),
    target: text.slice(match.index + match[0].length),
  };
}

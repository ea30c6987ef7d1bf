function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The JSON of an answer. Models without structured output put a sentence or a fence around it; what
 * stands between the first and the last brace is then tried.
 *
 * @returns undefined when there is none: truncated, or only prose.
 */
export function parseAnswer(text: string): unknown {
  const whole = parse(text);
  if (whole !== undefined) return whole;
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start === -1 || end <= start ? undefined : parse(text.slice(start, end + 1));
}

const TOKEN =
  /\s*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{},:]))/uy;

type Kind = 'string' | 'scalar' | '[' | ']' | '{' | '}' | ',' | ':';

/** What may come next, by what was expected: the next state, or a step into or out of a list or object. */
const NEXT: Readonly<Record<string, Partial<Record<Kind, string>>>> = {
  value: { string: 'after', scalar: 'after', '[': 'open', '{': 'open' },
  first: { string: 'after', scalar: 'after', '[': 'open', '{': 'open', ']': 'close' },
  name: { string: 'colon' },
  firstName: { string: 'colon', '}': 'close' },
  colon: { ':': 'value' },
  after: { ',': 'more', ']': 'close', '}': 'close' },
};

/** Where something stands again, or the end. */
const nextFrom = (text: string, at: number): number =>
  text.length - text.slice(at).trimStart().length;

/** Where a text stops being JSON, which browsers report differently or not at all. undefined: it is JSON. */
export function faultInJson(text: string): number | undefined {
  const open: ('[' | '{')[] = [];
  let state = 'value';
  let at = 0;
  while (state !== 'after' || open.length > 0) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (match === null) return nextFrom(text, at);
    const kind = (match[1] ? 'string' : match[2] ? 'scalar' : match[3]) as Kind;
    const next = NEXT[state]?.[kind];
    const closes = kind === ']' ? '[' : '{';
    if (next === undefined || (next === 'close' && open.at(-1) !== closes))
      return nextFrom(text, at);
    if (next === 'more' && open.length === 0) return nextFrom(text, at);
    at = TOKEN.lastIndex;
    if (next === 'open') open.push(kind as '[' | '{');
    if (next === 'close') open.pop();
    if (next === 'open') state = kind === '[' ? 'first' : 'firstName';
    else if (next === 'close') state = 'after';
    else if (next === 'more') state = open.at(-1) === '[' ? 'value' : 'name';
    else state = next;
  }
  const rest = nextFrom(text, at);
  return rest === text.length ? undefined : rest;
}

/** Elements that run script or hold another document. */
export const EXECUTING_ELEMENTS: ReadonlySet<string> = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'fencedframe',
]);

/** Those, and what looks different when scripts are off. */
export const ACTIVE_ELEMENTS: ReadonlySet<string> = new Set([...EXECUTING_ELEMENTS, 'noscript']);

const ACTIVE = new RegExp(
  [
    `<(?:${[...ACTIVE_ELEMENTS].join('|')})`,
    `[\\s/"']on[a-z]+\\s*=`,
    'refresh',
    // URL parsers skip tabs and line ends, so they may stand between the letters.
    [...'script:'].join('[\\t\\n\\r]*'),
  ].join('|'),
  'i',
);

/**
 * Whether markup shows the letters of something active, also where they are only text. Without a
 * parser, for callers that must start fast; `isActive` tells for certain.
 */
export const showsActive = (markup: string): boolean => ACTIVE.test(markup);

/** Whether an attribute of that name holds script. Names of handlers are letters alone. */
export function isEventHandler(attribute: string): boolean {
  return /^on[a-z]+$/i.test(attribute);
}

/** Whether an address is script. A URL parser drops leading controls and spaces, and tabs and line ends anywhere. */
export function isScriptAddress(address: string): boolean {
  if (!address.includes(':')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a URL parser drops.
  return /^[\x00-\x20]*(?:java|vb|live)script:/i.test(address.replace(/[\t\n\r]/g, ''));
}

import type { Element } from 'domhandler';

/** A row that heads those below it, and may state what they come to: no line of its own. */
export const isGroupHeading = ({ name, attribs }: Element): boolean =>
  name === 'tr' && /(?:^|\s)line-group(?:\s|$)/.test(attribs['class'] ?? '');

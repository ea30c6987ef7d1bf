/** Tab indents in the editor: the way out of it by keyboard. */
export const LEAVE_HINT = 'Esc, then Tab, leaves the editor';

import type { Operation } from '../operations.ts';

/** Asks for something to go, or to be put into fewer words, in the languages that ask for it most. */
const REMOVING =
  /\b(?:remov|delet|drop|hid(?:e|den|ing)|omit|without|eras|clear|strip|discard|exclud|leav\w* (?:\w+ ){0,4}(?:out|off)|get rid|tak\w* (?:\w+ ){0,4}(?:out|off|away)|cut|no (?:more|longer)|replac|swap|merg|combin|summar|short|condens|brief|concis|entfern|lösch|ausblend|weglass|ohne|streich|ersetz|kürz|zusammenfass|supprim|enlev|retir|masqu|effac|sans|rempla|résum|elimin|quit[ae]|borr|ocult|sin|resum|reempla|rimuov|cancell|togli|nascond|senza|riassum|sostitu|verwijder|verberg|zonder|vervang|remov[ae]|apag|esconder|sem)/iu;

const removes = (operation: Operation): boolean => {
  switch (operation.op) {
    case 'remove':
    case 'hide':
    case 'remove-row':
    case 'remove-column':
      return true;
    case 'replace-text':
      return operation.replace.trim() === '';
    default:
      return false;
  }
};

/**
 * Removals that nobody asked for. An operation is taken for what its author wants gone, and a model may
 * have been talked into it by the document: the instruction itself has to say that something is to go.
 * What may go at all is decided where every operation is carried out.
 */
export function checkRemovals(operations: readonly Operation[], instruction: string): string[] {
  if (REMOVING.test(instruction)) return [];
  const found = new Set(operations.filter(removes).map(({ op }) => op));
  return [...found].map((op) => `${op}: the instruction does not ask for anything to be removed.`);
}

import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { click2mailLetter } from './click2mail-letter.ts';
import { graphMessage } from './graph-message.ts';
import { handwryttenOrder } from './handwrytten-order.ts';
import { letterxpressLetter } from './letterxpress-letter.ts';
import { lobLetter } from './lob-letter.ts';
import { notifyLetter } from './notify-letter.ts';
import { pingenLetter } from './pingen-letter.ts';
import { postgridLetter } from './postgrid-letter.ts';
import { postmarkMessage } from './postmark-message.ts';
import { sendgridMessage } from './sendgrid-message.ts';
import { stannpLetter } from './stannp-letter.ts';
import { thanksioLetter } from './thanksio-letter.ts';

/** Services that post letters or send mail. */
export const LETTERS: readonly SystemMapping[] = [
  click2mailLetter,
  graphMessage,
  letterxpressLetter,
  lobLetter,
  notifyLetter,
  pingenLetter,
  postgridLetter,
  postmarkMessage,
  sendgridMessage,
  stannpLetter,
  thanksioLetter,
  handwryttenOrder,
];

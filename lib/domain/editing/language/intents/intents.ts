import type { Operation } from '../../operations.ts';
import type { DateName } from '../facts.ts';
import { setContact } from './contacts.ts';
import { dateForm, setDate, shiftDate, validFor } from './dates.ts';
import { depositDue, depositOf, depositPaid } from './deposits.ts';
import { discountTo, roundTotal } from './even-totals.ts';
import { addFact, removeFact, setAmount, setEnd, setFact } from './facts.ts';
import { changeFigure, freeLine, scalePrices, stepDown, stepFigure } from './figures.ts';
import type { Intent } from './intent.ts';
import { addLine, changeBoth, changePrices, discountLine } from './lines.ts';
import {
  anotherRecipient,
  recipientAddress,
  recipientAttention,
  recipientName,
} from './parties.ts';
import { payment, settled } from './payments.ts';
import { removeLines } from './remove-lines.ts';
import { removeCharged, removeTotal } from './remove-total.ts';
import { sentenceFigure } from './sentence-figure.ts';
import { addTax, lineTax, replaceTaxes, taxRate, untaxLine } from './taxes.ts';
import { dueIn, dueNow } from './terms.ts';
import { discount, shipping } from './totals.ts';

/** What the intents of the frames come to. */
export const INTENTS: Readonly<Record<string, Intent>> = {
  /** "the rest stays the same" */
  leave: ({ leaves }) =>
    leaves === undefined ? { operations: [] } : { operations: [], leaves: leaves as DateName },
  'change-figure': changeFigure,
  'change-both': changeBoth,
  'change-prices': changePrices,
  'free-line': freeLine,
  'step-figure': stepFigure,
  'step-down': stepDown,
  'scale-prices': scalePrices,
  'remove-lines': removeLines,
  'add-line': addLine,
  'line-discount': discountLine,
  'untax-line': untaxLine,
  'line-tax': lineTax,
  discount,
  'discount-to': discountTo,
  'round-total': roundTotal,
  'remove-total': removeTotal,
  'remove-charged': removeCharged,
  'tax-rate': taxRate,
  'add-tax': addTax,
  'replace-taxes': replaceTaxes,
  shipping,
  payment,
  settled,
  'deposit-due': depositDue,
  'deposit-of': depositOf,
  'deposit-paid': depositPaid,
  'due-in': dueIn,
  'due-now': dueNow,
  'set-date': setDate,
  'valid-for': validFor,
  renumber: (values) => ({ operations: values['number'] as readonly Operation[] }),
  'date-form': dateForm,
  'shift-date': shiftDate,
  'set-contact': setContact,
  'set-fact': setFact,
  'set-end': setEnd,
  'add-fact': addFact,
  'set-amount': setAmount,
  'remove-fact': removeFact,
  'sentence-figure': sentenceFigure,
  'recipient-name': recipientName,
  'another-recipient': anotherRecipient,
  'recipient-attention': recipientAttention,
  'recipient-address': recipientAddress,
};

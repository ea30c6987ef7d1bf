import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { atEnd, beforeFooter, endOf, type Place, placeOf } from './place.ts';
import { saidText } from './said-text.ts';

const ADD =
  '(?:add|include|insert|put|write|append|attach|place|give|leave|have|create|mention|state|say|print|show|type|enter|make|use|need|want)';
export const ARTICLES =
  '(?:me |us |it |in |there |to |also )?(?:(?:a|an|the|another|some|short|small|little|quick|extra|new|brief|nice|bold|final|closing|simple|friendly|personal|custom|polite|one|more|additional|legal|important) )*';
const SORTS =
  '(?<sort>notes?|messages?|comments?|remarks?|sentences?|lines?(?: of text)?|paragraphs?|text|memo|reminder|disclaimer|notice|statement|greeting|blurb|footnote|words?|wording|info|information|instructions|introduction|intro|closing)';
export const SAYS =
  '(?:(?:that |which )?(?:saying|says|say|reads?|reading|stating|states|telling(?: them| the client| the customer)?|announcing|mentioning|containing|with the (?:text|words|wording|message|following)(?: text)?|with text|with|to say|to read|like|called|as follows)|that|about the fact that|:)(?: :| that)?';

const NOTE = new RegExp(
  `^${ADD} ${ARTICLES}${SORTS}(?: (?<where>(?:at|in|on|to|below|under|underneath|beneath|above|after|before|for|into|inside|next to) .{1,60}?))? ${SAYS} (?<text>.+)$`,
);
const BARE = new RegExp(
  `^${ADD} (?:(?:the|a) )?(?:(?:text|words?|sentence|line|note|phrase|message|paragraph|following|sub-?title|tag ?line|slogan|motto|caption|badge|disclaimer|reminder|comment|remark|notice)(?: text)? )?:? ?(?<text>"[^"]*")(?: as (?:a |the |an )?${SORTS.replace('sort', 'as')})?(?: (?<where>.+))?$`,
);
const UNQUOTED =
  /^(?:add|write|put|print|type|say|state|include|insert) (?<text>.{3,300}?) (?<where>(?:at the|to the|in the|below the|under the|above the|after the|before the|on the|as a|as the) .{2,60})$/;
const NOTE_COLON = /^(?:a )?(?:note|notes|comment|remark) : (?<text>.+)$/;
const FOOTER =
  /^(?:(?:make|have|let|set|change|update|edit|replace|put|write|get|want|need) )?(?:the |our |my |a )?(?:page )?footer(?: text| line| message)?(?: (?:to|should|must|can|could|so that it|so it|that|which|with|as|be|:|text|into))*(?: (?:say|says|saying|read|reads|reading|contain|be|to|show|with|:|the text|state|is))* (?<text>.+)$/;

/** Notes, messages and lines of text: "add a note saying …", "put "…" below the totals". */
export const texts: Rule = {
  name: 'texts',
  read(clause, context) {
    const note = clause.match(NOTE) ?? clause.match(NOTE_COLON);
    if (note?.text !== undefined) return noteOf(note, context);
    const bare = clause.match(BARE);
    if (bare?.text !== undefined) return bareOf(bare.text, bare.where, context);
    const loose = clause.match(UNQUOTED);
    if (loose?.text !== undefined && loose.where !== undefined && isProse(loose.text, context))
      return bareOf(loose.text, loose.where, context);
    return undefined;
  },
};

/** Words that name nothing which could be put there itself. */
function isProse(text: Phrase, context: Context): boolean {
  const first = text.tokens[0];
  if (text.quoted) return true;
  if (first === undefined || text.tokens.length < 3 || context.targets(text) !== undefined)
    return false;
  if (
    /^(?:a|an|the|some|our|my|more|less|page|it|them|this|that|new|another|two|three|extra|bigger|smaller|\d+|signature|space|border|line|row|column|qr|logo|image)$/.test(
      first.word,
    )
  )
    return false;
  return true;
}

function noteOf(found: Readonly<Record<string, Phrase>>, context: Context): Reading | undefined {
  const said = found.text && saidText(found.text, context);
  if (said === undefined || said.text.length < 2) return undefined;
  const where = found.where && placeOf(found.where, context);
  if (
    found.where !== undefined &&
    where === undefined &&
    !/^(?:for|to) (?:the |our |my )?(?:client|customer|recipient|buyer|reader|them|him|her)s?$/.test(
      found.where.text,
    )
  )
    return undefined;
  const place = where ?? said.place;
  if (place !== undefined) return paragraph(said.text, place);
  return /^(?:note|comment|remark|memo|reminder|notice|disclaimer)/.test(found.sort?.text ?? 'note')
    ? noteAtItsPlace(said.text, context)
    : paragraphAtEnd(said.text, context);
}

/** A note goes to the notes, which are made where there are none. */
export function noteAtItsPlace(text: string, context: Context): Reading | undefined {
  const notes = endOf('notes', context);
  if (notes !== undefined) return paragraph(text, notes);
  const place = beforeFooter(context);
  return (
    place &&
    operations([
      {
        op: 'insert',
        place: place.place,
        target: place.target,
        block: { kind: 'section', name: 'notes', heading: 'Notes', text },
      },
    ])
  );
}

export function paragraphAtEnd(text: string, context: Context): Reading | undefined {
  const place = atEnd(context);
  return place && paragraph(text, place);
}

export function paragraph(text: string, { place, target, about }: Place): Reading {
  return operations(
    [{ op: 'insert', place, target, block: { kind: 'paragraph', text } }],
    about === undefined ? [] : [about],
  );
}

function bareOf(text: Phrase, where: Phrase | undefined, context: Context): Reading | undefined {
  const said = saidText(text, context);
  if (said === undefined || said.text === '') return undefined;
  if (where === undefined) return noteAtItsPlace(said.text, context);
  const place = placeOf(where, context);
  if (place !== undefined) return paragraph(said.text, place);
  const looked = lookedText(said.text, where, context);
  if (looked !== undefined) return looked;
  return /\bnote/.test(where.text)
    ? noteAtItsPlace(said.text, context)
    : footerPlace(where, said.text, context);
}

const LOOKS =
  /^(?:(?:in|with|and|,|a|the) )*(?<look>(?:(?:very )?(?:small|smaller|tiny|big|bigger|large|larger|bold|italics?|fine|little) ?)+)(?:(?:letters|print|type|text|font|writing|characters|lettering) ?)?(?<where>.*)$/;

const LOOKS_LAST =
  /^(?<where>.+?) (?:in|with|,) (?:(?:in|a|the) )*(?<look>(?:(?:very )?(?:small|smaller|tiny|big|bigger|large|larger|bold|italics?|fine|little)(?: and)? ?)+)(?:(?:letters|print|type|text|font|writing|characters|lettering))?$/;

/** "in small letters at the end": how it looks, and where it stands. */
function lookedText(text: string, where: Phrase, context: Context): Reading | undefined {
  const found = where.match(LOOKS) ?? where.match(LOOKS_LAST);
  const look = found?.look?.text;
  if (look === undefined) return undefined;
  const rest = found?.where;
  const place = rest === undefined ? atEnd(context) : placeOf(rest, context);
  if (place === undefined) return undefined;
  const style = {
    ...(/small|tiny|fine|little/.test(look) ? { 'font-size': '11px' } : {}),
    ...(/big|large/.test(look) ? { 'font-size': '20px' } : {}),
    ...(/bold/.test(look) ? { 'font-weight': '700' } : {}),
    ...(/italic/.test(look) ? { 'font-style': 'italic' } : {}),
  };
  const { place: at, target } = place;
  return operations([
    { op: 'insert', place: at, target, block: { kind: 'paragraph', text }, style },
  ]);
}

function footerPlace(where: Phrase, text: string, context: Context): Reading | undefined {
  return /^(?:to|in|into|at|on|as) (?:the |a )?(?:page )?footer(?: text)?(?: (?:of|on) (?:every|each|all|the) pages?)?$/.test(
    where.text,
  )
    ? paragraphAtEnd(text, context)
    : undefined;
}

/** "make the footer say …" */
export const footerText: Rule = {
  name: 'footer-text',
  read(clause, context) {
    const found = clause.match(FOOTER);
    const text = found?.text;
    if (
      text === undefined ||
      !/\b(?:say|says|saying|read|reads|reading|contain|text|state|:)(?: |$)/.test(clause.text)
    ) {
      const quoted = text?.quoted === true && /\bfooter\b/.test(clause.text);
      if (!quoted) return undefined;
    }
    const said = text && saidText(text, context);
    if (said === undefined || said.text.length < 2) return undefined;
    const footer = endOf('footer', context);
    return footer === undefined ? paragraphAtEnd(said.text, context) : paragraph(said.text, footer);
  },
};

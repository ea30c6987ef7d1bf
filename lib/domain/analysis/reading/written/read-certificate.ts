import type { Fact } from '#lib/domain/document-model/content.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import type { MappedDocument } from '../../mapping/read-record.ts';
import { WRITTEN } from '../../vocabulary/written.ts';
import { takeTexts } from '../composing.ts';
import type { GivenData } from '../given-data.ts';
import { finish, openWritten, unsaid, type Written } from './compose.ts';
import { composeSignatories } from './people.ts';
import { joinPath, labelFor } from './reading.ts';
import { signeesAt } from './signees.ts';

/** Reads data of no known system as a certificate. */
export function readCertificate(given: GivenData): MappedDocument {
  const certificate = openWritten(given, 'certificate', WRITTEN.certificate, ['buyer', 'seller']);
  const { draft, composing, text, date } = certificate;
  const issuer = certificate.person('seller', 'issuer');
  const logo = text('logo', 'issuer.logo');
  const title = text('title');
  const head = {
    title,
    subtitle: text('subtitle'),
    recipient: certificate.person('buyer', 'recipient') ?? namedSomehow(certificate),
    achievement: text('achievement') ?? text('title', 'achievement'),
    issuer: logo === undefined ? issuer : { ...issuer, logo },
    issueDate: date('issueDate'),
    completionDate: date('completionDate'),
    expiryDate: date('expiryDate'),
    period: periodOf(certificate),
    credentialId: text('credentialId'),
    verificationUrl: text('verificationUrl'),
    image: text('image'),
  };
  const statements = takeTexts(composing, draft, 'statement', 'statement');
  const criteria = takeTexts(composing, draft, 'criteria', 'criteria');
  for (const part of ['statement', 'criteria']) {
    const path = composing.origins.get(`${part}.0`);
    if (path !== undefined) composing.origins.set(part, path);
  }
  const place = text('place');
  const signatories = [...composeSignatories(composing, draft), ...signeesAt(certificate)];
  const { facts, details, sections } = certificate.content();
  const results = unsaid([...facts, ...details], head, signatories);
  return finish(certificate, {
    type: 'certificate',
    ...head,
    ...(statements.length === 0 ? {} : { statement: statements.join('\n\n') }),
    ...(criteria.length === 0 ? {} : { criteria: criteria.join('\n\n') }),
    results: place === undefined ? results : [...results, placeOf(certificate, place)],
    sections,
    signatories,
  });
}

/** Those who teach, judge or run it, and what is no person. */
const NOT_HONOURED =
  /^(?:course|school|company|organi[sz]ation|cent(?:re|er)|instructor|trainer|teacher|tutor|assessor|examiner|manager|director|issuer|provider|programme?|event|product|template|certificate|group|team|class|file|host|club|venue|place|sponsor|signatory|signer|institution|university|department|brand|badge|award|module|subject)/i;
const PERSON = /^\p{Lu}[\p{L}.'’-]{0,30}(?:\s\p{Lu}?[\p{L}.'’-]{1,30}){1,4}$/u;

/** `diverName`: somebody under a key of the trade. */
function namedSomehow({ given, composing, draft }: Written): Party | undefined {
  for (const [key, value] of Object.entries(given.data)) {
    const path = joinPath(given.path, key);
    if (!/name$/i.test(key) || NOT_HONOURED.test(key) || composing.consumed.has(path)) continue;
    if (typeof value !== 'string' || !PERSON.test(value)) continue;
    composing.consumed.add(path);
    composing.origins.set('recipient.name', path);
    for (const found of [...draft.found.values()].flat())
      if (found.path === path) found.taken = true;
    return { name: value };
  }
  return undefined;
}

const placeOf = ({ draft, composing }: Written, value: string): Fact => ({
  label: labelFor({ composing }, draft.found.get('place')?.[0]?.key ?? 'place') ?? 'Place',
  kind: 'text',
  value,
});

function periodOf({ date }: Written) {
  const start = date('period.start');
  const end = date('period.end');
  return start === undefined && end === undefined
    ? undefined
    : { ...(start && { start }), ...(end && { end }) };
}

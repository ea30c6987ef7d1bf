import type { Party } from '#lib/domain/document-model/party.ts';

const EMAIL = /^(?:[\p{L}-]{1,10}:\s*)?([^\s@]+@[^\s@]+\.[^\s@]+)$/u;
const PHONE = /^(?:[\p{L}.]{1,10}:?\s*)?(\+?\(?\d[\d\s()./-]{6,20}\d)$/u;
const WEBSITE = /^(?:https?:\/\/|www\.)\S+$/;
const CONTACT =
  /^(?:attn|att|attention|c\/o|a\/c|contact|z\.?\s?hd|zu h[äa]nden|t\.a\.v|à l[’']attention de|a la atenci[óo]n de|alla c\.?a\.?|ansprechpartner(?:in)?)\b[.:]*\s*(?:von\s)?(.+)$/iu;
/** As many lines as an envelope has. */
const MAX_LINES = 10;

/** Who is named in a text of several lines: the name first, then where and how they are reached. undefined: one line. */
export function writtenParty(text: string): Party | undefined {
  const [name, ...lines] = text
    .split(/\s*[\r\n]+\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (name === undefined || lines.length === 0 || lines.length > MAX_LINES) return undefined;
  const found: { -readonly [Key in 'contact' | 'phone' | 'email' | 'website']?: string } = {};
  const address: string[] = [];
  for (const line of lines) {
    const [email, phone, contact] = [EMAIL, PHONE, CONTACT].map((form) => form.exec(line)?.[1]);
    if (email !== undefined) found.email ??= email;
    else if (WEBSITE.test(line)) found.website ??= line;
    else if (phone !== undefined) found.phone ??= phone;
    else if (contact !== undefined) found.contact ??= contact;
    else address.push(line);
  }
  return { name, ...found, ...(address.length === 0 ? {} : { address: { lines: address } }) };
}

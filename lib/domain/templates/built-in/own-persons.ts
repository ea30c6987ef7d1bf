import { labelOf } from '#lib/domain/detection/keys/keys.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';

export const listOf = (value: JsonValue | undefined): JsonValue[] =>
  Array.isArray(value) ? value : [];

export const objectOf = (value: JsonValue | undefined): JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** The address of a company, and who else there is to be reached. */
export function apart(lines: readonly JsonValue[], address: JsonValue): JsonObject {
  const others = lines.filter((line) => line !== address);
  return {
    post: lines.filter((line) => line === address),
    contact: others.length === 0 ? null : { lines: others },
  };
}

/** The parts of a page where persons stand whom the data names apart from their companies, under a template's names. */
export function personsOf(page: JsonObject, data: JsonObject, schema: TemplateSchema): JsonObject {
  const withClient = { ...page, ...clientOf(page, data) };
  const withWriter = { ...withClient, ...writerOf(withClient, data) };
  const has = (field: string) => schema.fields.some(({ name }) => name === field);
  return has('meta.preparedBy') ? { ...withWriter, ...preparerOf(withWriter, data) } : withWriter;
}

/** Whom a template calls its client is named first, and the company below. */
function clientOf(page: JsonObject, data: JsonObject): JsonObject {
  const { name, company } = objectOf(data['client']);
  const recipient = objectOf(page['recipient']);
  const isBelow = typeof company === 'string' && recipient['name'] === company && name !== company;
  if (typeof name !== 'string' || name === '' || !isBelow) return {};
  // "Attn. Omar Haddad"
  const others = listOf(recipient['lines']).filter((line) => !String(line).endsWith(name));
  return { recipient: { ...recipient, name, lines: [company, ...others] } };
}

/** Who writes a letter signs with their position, and the company is where it comes from. */
function writerOf(page: JsonObject, data: JsonObject): JsonObject {
  const { name, position } = objectOf(data['sender']);
  const { companyName, companyAddress } = objectOf(data['branding']);
  const signers = listOf(objectOf(page['signatures'])['signers']).map(objectOf);
  const writer = signers.find((each) => each['name'] === name && (each['about'] ?? '') === '');
  const isOfCompany = typeof companyName === 'string' && typeof companyAddress === 'string';
  return {
    ...(isOfCompany && name !== undefined
      ? { returnLine: [companyName, ...companyAddress.split('\n')].join(' · ') }
      : {}),
    ...(writer === undefined || typeof position !== 'string'
      ? {}
      : {
          sender: without(page, data, position),
          signatures: {
            signers: signers.map((each) => (each === writer ? { ...each, about: position } : each)),
          },
        }),
  };
}

/** Who prepared a report is one of its facts. */
function preparerOf(page: JsonObject, data: JsonObject): JsonObject {
  const { preparedBy } = objectOf(data['meta']);
  const { label, lines } = objectOf(page['sender']);
  if (typeof preparedBy !== 'string' || !listOf(lines).includes(preparedBy)) return {};
  const said = label === '' || label === undefined ? labelOf('preparedBy') : label;
  return {
    sender: without(page, data, preparedBy),
    facts: [...listOf(page['facts']), { label: said, text: preparedBy, is: {} }],
  };
}

function without(page: JsonObject, data: JsonObject, line: string): JsonValue {
  const sender = objectOf(page['sender']);
  const lines = listOf(sender['lines']).filter((each) => each !== line);
  const address = objectOf(data['branding'])['companyAddress'] ?? null;
  return page['sender'] === null ? null : { ...sender, lines, ...apart(lines, address) };
}

import { z } from 'zod/mini';
import { DateText } from './amount.ts';
import { Fact } from './content.ts';

/** A postal address in parts (EN 16931 BG-5, BG-8, BG-15). The reader's country decides their order in print. */
export const Address = z.strictObject({
  /** Street, house number, building, post box: as many lines as were given (BT-35, BT-36, BT-162). */
  lines: z.optional(z.array(z.string())),
  /** BT-37. */
  city: z.optional(z.string()),
  /** BT-38. */
  postalCode: z.optional(z.string()),
  /** State, province, county (BT-39). */
  region: z.optional(z.string()),
  /** ISO 3166 alpha-2, or a name as it was given (BT-40). */
  country: z.optional(z.string()),
});
export type Address = z.infer<typeof Address>;

/** A number under which an authority knows somebody. */
export const Identifier = z.strictObject({
  /** What it is: "vat" (BT-31), "tax" (BT-32), "registration" (BT-30), or a name such as "SIRET", "ABN", "GSTIN". */
  scheme: z.string(),
  /** Longer ones are keys of machines. */
  value: z.string().check(z.maxLength(40)),
});
export type Identifier = z.infer<typeof Identifier>;

/** Somebody whom a document is from, for or about (EN 16931 BG-4, BG-7, BG-10, BG-13). */
export const Party = z.strictObject({
  /** The name that is printed first (BT-27, BT-44). */
  name: z.optional(z.string()),
  /** The name that business is done under, where it differs (BT-28, BT-45). */
  tradingName: z.optional(z.string()),
  /** A person there (BT-41, BT-56). */
  contact: z.optional(z.string()),
  /** A person's function, a department. */
  role: z.optional(z.string()),
  address: z.optional(Address),
  identifiers: z.optional(z.array(Identifier)),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  website: z.optional(z.string()),
  /** Address of an image. */
  logo: z.optional(z.string()),
  /** What else the party says of itself, such as its legal form and court. */
  remarks: z.optional(z.array(z.string())),
  /** What hand-made data says of the party beyond these terms, such as its capital, insurer or approvals. */
  particulars: z.optional(z.array(Fact)),
});
export type Party = z.infer<typeof Party>;

/** Somebody who signs. */
export const Signatory = z.strictObject({
  name: z.optional(z.string()),
  title: z.optional(z.string()),
  organization: z.optional(z.string()),
  /** What they do by signing: "Approved by". */
  act: z.optional(z.string()),
  /** What they are registered or licensed as. */
  registration: z.optional(z.string()),
  /** A number that they are known by, as witnesses are. */
  identifier: z.optional(Identifier),
  /** The phone of a signer. */
  phone: z.optional(z.string()),
  /** Where they sign. */
  place: z.optional(z.string()),
  date: z.optional(DateText),
  /** Address of an image of the signature. */
  image: z.optional(z.string()),
  /** True: signed on a screen, so no line waits for a signature. */
  signed: z.optional(z.boolean()),
});
export type Signatory = z.infer<typeof Signatory>;

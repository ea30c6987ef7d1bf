import { z } from 'zod';
import { DateText } from './amount.ts';
import { Fact } from './content.ts';

/** A postal address in parts (EN 16931 BG-5, BG-8, BG-15). The reader's country decides their order in print. */
export const Address = z.strictObject({
  /** Street, house number, building, post box: as many lines as were given (BT-35, BT-36, BT-162). */
  lines: z.array(z.string()).optional(),
  /** BT-37. */
  city: z.string().optional(),
  /** BT-38. */
  postalCode: z.string().optional(),
  /** State, province, county (BT-39). */
  region: z.string().optional(),
  /** ISO 3166 alpha-2, or a name as it was given (BT-40). */
  country: z.string().optional(),
});
export type Address = z.infer<typeof Address>;

/** A number under which an authority knows somebody. */
export const Identifier = z.strictObject({
  /** What it is: "vat" (BT-31), "tax" (BT-32), "registration" (BT-30), or a name such as "SIRET", "ABN", "GSTIN". */
  scheme: z.string(),
  /** Longer ones are keys of machines. */
  value: z.string().max(40),
});
export type Identifier = z.infer<typeof Identifier>;

/** Somebody whom a document is from, for or about (EN 16931 BG-4, BG-7, BG-10, BG-13). */
export const Party = z.strictObject({
  /** The name that is printed first (BT-27, BT-44). */
  name: z.string().optional(),
  /** The name that business is done under, where it differs (BT-28, BT-45). */
  tradingName: z.string().optional(),
  /** A person there (BT-41, BT-56). */
  contact: z.string().optional(),
  /** A person's function, a department. */
  role: z.string().optional(),
  address: Address.optional(),
  identifiers: z.array(Identifier).optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  website: z.string().optional(),
  /** Address of an image. */
  logo: z.string().optional(),
  /** What else the party says of itself, such as its legal form and court. */
  remarks: z.array(z.string()).optional(),
  /** What hand-made data says of the party beyond these terms, such as its capital, insurer or approvals. */
  particulars: z.array(Fact).optional(),
});
export type Party = z.infer<typeof Party>;

/** Somebody who signs. */
export const Signatory = z.strictObject({
  name: z.string().optional(),
  title: z.string().optional(),
  organization: z.string().optional(),
  date: DateText.optional(),
  /** Address of an image of the signature. */
  image: z.string().optional(),
});
export type Signatory = z.infer<typeof Signatory>;

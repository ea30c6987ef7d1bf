import { z } from 'zod/mini';
import { CommercialDocument } from './commercial.ts';
import {
  CertificateDocument,
  ContractDocument,
  FreeDocument,
  LetterDocument,
  ReportDocument,
} from './written.ts';

/**
 * What a document says, in closed vocabularies of the standards: no label and no key of the data is part
 * of it, but for the free content of reports, documents and details. In `zod/mini`: what reads data along
 * these types is loaded with the first data, and takes 50 kB less of it than with zod's methods.
 */
export const DocumentModel = z.discriminatedUnion('type', [
  CommercialDocument,
  CertificateDocument,
  LetterDocument,
  ContractDocument,
  ReportDocument,
  FreeDocument,
]);
export type DocumentModel = z.infer<typeof DocumentModel>;

/**
 * Where the values of a model came from: from the place in the model (`lines.0.quantity`) to the path in
 * the data (`items[0].qty`). What was computed or composed of several values has no entry.
 */
export type Origins = ReadonlyMap<string, string>;

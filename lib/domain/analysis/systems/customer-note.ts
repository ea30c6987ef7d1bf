import type { Section } from '#lib/domain/document-model/content.ts';
import type { Fillings, Source } from '../mapping/system-mapping.ts';

/** What a customer wrote to the shop, which is no note of the shop's. */
export const customerNote = (text: Source): readonly Fillings<Section>[] => [
  { title: { $const: 'Customer note' }, paragraphs: [text] },
];

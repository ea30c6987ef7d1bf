/**
 * The class that a renderer adds to the root of a document whose last page would be nearly empty, if the
 * document then takes a page less. Layouts have rules for it; a document without any stays as it is.
 */
export const COMPACT_CLASS = 'service-compact';

/**
 * The class that a renderer puts on the root of a document whose last page would hold next to nothing, if it
 * then takes a page less. A document has rules for it or stays as it is.
 */
export const SNUG = 'service-snug';

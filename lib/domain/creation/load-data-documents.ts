let loaded: Promise<typeof import('./data-documents.ts')> | undefined;

/** What makes documents of data, read when there first are data. An import costs each time, even of what is there. */
export function loadDataDocuments(): Promise<typeof import('./data-documents.ts')> {
  loaded ??= import('./data-documents.ts');
  return loaded;
}

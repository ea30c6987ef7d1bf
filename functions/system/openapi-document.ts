import document from './openapi.generated.json' with { type: 'json' };

/** A third of what the function would otherwise read at its start, and few ask for it. */
export const openApi: Readonly<Record<string, unknown>> & { readonly openapi: string } = document;

import { createOpenAI } from '@ai-sdk/openai';
import type { ProviderModule } from './provider.ts';

/** Chat completions, which are not kept by the provider unless asked to; responses are. */
export const connect: ProviderModule['connect'] = ({ name, baseUrl, apiKey }, fetch) => ({
  model: createOpenAI({
    fetch,
    // Given, because the package would else read variables of its own.
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    ...(apiKey === undefined ? {} : { apiKey }),
  }).chat(name),
  // Strict schemas know no optional fields.
  options: { openai: { strictJsonSchema: false, store: false } },
});

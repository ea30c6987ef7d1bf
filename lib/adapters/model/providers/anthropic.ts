import { createAnthropic } from '@ai-sdk/anthropic';
import type { ProviderModule } from './provider.ts';

/** The schema goes as that of a tool: native structured output refuses schemas of this size. */
export const connect: ProviderModule['connect'] = ({ name, baseUrl, apiKey }, fetch) => ({
  model: createAnthropic({
    fetch,
    // Given, because the package would else read variables of its own.
    baseURL: baseUrl ?? 'https://api.anthropic.com/v1',
    ...(apiKey === undefined ? {} : { apiKey }),
  })(name),
  options: { anthropic: { structuredOutputMode: 'jsonTool' } },
});

import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import type { ProviderModule } from './provider.ts';

/** The Converse API, signed with the credentials of the environment (on Lambda the function's role) or with a Bedrock key. */
export const connect: ProviderModule['connect'] = ({ name, baseUrl, apiKey, region }, fetch) => ({
  model: createAmazonBedrock({
    fetch,
    // Empty rather than absent: another key in the environment is none of this service's settings.
    apiKey: apiKey ?? '',
    ...(region === undefined ? {} : { region }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  })(name),
  options: { amazonBedrock: { structuredOutputMode: 'jsonTool' } },
});

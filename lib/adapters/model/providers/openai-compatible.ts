import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderModule } from './provider.ts';

/** Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, a gateway. */
export const connect: ProviderModule['connect'] = ({ name, baseUrl = '', apiKey }, fetch) => ({
  model: createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    fetch,
    ...(apiKey === undefined ? {} : { apiKey }),
  }).chatModel(name),
  options: { openaiCompatible: { strictJsonSchema: false } },
});

import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { ModelSettings } from '#schemas/model-settings.ts';

/** A model of the AI SDK, as every provider's package makes them: one call, one HTTP exchange. */
export type LanguageModel = ReturnType<OpenAICompatibleProvider['chatModel']>;

type CallOptions = Parameters<LanguageModel['doGenerate']>[0];
export type ProviderOptions = NonNullable<CallOptions['providerOptions']>;
export type Generated = Awaited<ReturnType<LanguageModel['doGenerate']>>;

export interface Provider {
  readonly model: LanguageModel;
  /** How this provider is asked for JSON of a schema that only describes, since zod has the last word. */
  readonly options: ProviderOptions;
}

/** What each module of this folder exports: each brings half a megabyte along and is loaded when it is asked. */
export interface ProviderModule {
  connect(settings: ModelSettings, fetch: typeof globalThis.fetch): Provider;
}

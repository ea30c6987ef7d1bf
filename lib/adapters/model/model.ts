import type { Model, ModelAnswer, ModelRequest } from '#lib/ports/model.ts';
import type { ModelSettings } from '#schemas/model-settings.ts';
import { exchange } from './exchange.ts';
import { failed, toModelError } from './failures.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Generated, Provider, ProviderModule } from './providers/provider.ts';
import { withOneRetry } from './retry.ts';

/** No function reads any of them before a model is asked for the first time. */
const PROVIDERS: Readonly<Record<ModelSettings['provider'], () => Promise<ProviderModule>>> = {
  bedrock: () => import('./providers/bedrock.ts'),
  anthropic: () => import('./providers/anthropic.ts'),
  openai: () => import('./providers/openai.ts'),
  'openai-compatible': () => import('./providers/openai-compatible.ts'),
};

const callOptions = ({ system, prompt, schema, maxOutputTokens }: ModelRequest) => ({
  prompt: [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: [{ type: 'text' as const, text: prompt }] },
  ],
  maxOutputTokens,
  responseFormat: { type: 'json' as const, schema, name: 'answer' },
});

function tokensOf({ usage }: Generated): number {
  return (usage.inputTokens.total ?? 0) + (usage.outputTokens.total ?? 0);
}

/** @throws ModelError with the tokens that the answer cost when it is none. */
function readAnswer(generated: Generated): ModelAnswer {
  const tokensUsed = tokensOf(generated);
  const { unified } = generated.finishReason;
  if (unified === 'content-filter') throw failed('refused', { tokensUsed });
  if (unified === 'length')
    throw failed('unusable', { tokensUsed, cause: new Error('the answer was cut off') });
  const text = generated.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const value = parseAnswer(text);
  if (value === undefined)
    throw failed('unusable', { tokensUsed, cause: new Error('the answer is not JSON') });
  return { value, tokensUsed };
}

/** Callers see it: an ARN would tell them the operator's account. */
const publicName = (name: string): string =>
  name.startsWith('arn:') ? (name.split('/').at(-1) ?? '') : name;

/**
 * A language model behind the AI SDK's provider packages. Their call is used as it is, without the
 * `ai` package around it: what that adds is retries that hide what they cost.
 */
export function createModel(settings: ModelSettings): Model {
  let provider: Promise<Provider> | undefined;
  const connected = () => {
    provider ??= PROVIDERS[settings.provider]().then(({ connect }) => connect(settings, exchange));
    return provider;
  };

  async function generate(request: ModelRequest, signal: AbortSignal): Promise<Generated> {
    const deadline = Date.now() + settings.timeoutMs;
    const { model, options } = await connected();
    const call = { ...callOptions(request), providerOptions: options, abortSignal: signal };
    return withOneRetry(async () => model.doGenerate(call), deadline, signal);
  }

  return {
    name: `${settings.provider}:${publicName(settings.name)}`,
    async ask(request, signal) {
      const timeout = AbortSignal.timeout(settings.timeoutMs);
      const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
      const generated = await generate(request, either).catch((error: unknown) => {
        if (signal?.aborted === true) throw failed('aborted');
        if (timeout.aborted) throw failed('timeout');
        throw toModelError(error);
      });
      return readAnswer(generated);
    },
  };
}

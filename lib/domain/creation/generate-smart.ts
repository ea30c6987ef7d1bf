import type { Caller } from '#lib/ports/caller.ts';
import type { SmartDecision, SmartRequest } from '#schemas/smart.ts';
import { chooseTemplate } from './choose-template.ts';
import { createDocument } from './create-document.ts';
import type { RenderingNeeds } from './render-and-store.ts';
import { templatesOf } from './template-catalog.ts';

/**
 * Makes a document of data with whichever template suits it, or a generated layout, and says why.
 * @throws what createDocument throws
 */
export async function generateSmart(
  needs: RenderingNeeds,
  caller: Caller,
  request: SmartRequest,
  signal: AbortSignal,
) {
  let decision: SmartDecision | undefined;
  const reply = await createDocument(needs, caller, request, signal, {
    ...templatesOf(needs, caller),
    choose: async (data, recognised) => {
      decision = await chooseTemplate(needs, caller, data, recognised);
      return decision.templateId;
    },
  });
  return {
    ...reply,
    json: async () => ({ ...(await reply.json()), decision: decision as SmartDecision }),
  };
}

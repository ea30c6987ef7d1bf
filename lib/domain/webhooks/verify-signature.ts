import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { SenderHeaders } from '#schemas/service/webhook.ts';

/** Whether a message is signed with the secret, within five minutes, as Standard Webhooks has it. */
export function hasSignature(secret: string, headers: SenderHeaders, text: string): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

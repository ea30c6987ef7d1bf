import { api } from './client.ts';
import { apiKey, dashboard } from './key.ts';

/** Reads what the key's account may do and has used. */
export async function refreshDashboard(): Promise<void> {
  if (apiKey.value === undefined) return;
  dashboard.value = await api.value.get('/v1/dashboard').catch(() => undefined);
}

import { apiKey, dashboard } from './key.ts';
import { call } from './request.ts';
import type { Dashboard } from './types.ts';

/** Reads what the key's account may do and has used. */
export async function refreshDashboard(): Promise<void> {
  if (apiKey.value === undefined) return;
  dashboard.value = await call<Dashboard>('GET', '/v1/dashboard').catch(() => undefined);
}

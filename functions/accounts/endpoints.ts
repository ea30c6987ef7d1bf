import { dashboard } from './get-dashboard.ts';
import { recover } from './recover-key.ts';
import { regenerate } from './regenerate-key.ts';
import { signup } from './sign-up.ts';

export const endpoints = [signup, recover, regenerate, dashboard];

import { signUp } from '#lib/domain/accounts/sign-up.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { SignupRequest, SignupResponse } from '#schemas/service/account.ts';

export const signup = endpoint({
  id: 'accounts.signup',
  method: 'POST',
  path: '/v1/auth/signup',
  summary: 'Make an account and its first API key',
  description:
    'Addresses are compared as their mailbox: without case, and without tags and dots where the provider ignores them. Limited by client address.',
  auth: 'none',
  input: { body: SignupRequest },
  output: { kind: 'json', status: 201, body: SignupResponse },
  uses: ['table'],
  errors: ['emailTaken', 'signupClosed', 'rateLimitExceeded'],
  example: { body: { email: 'ada@example.com', name: 'Ada Lovelace' } },
}).handle(({ ports, body, clientAddress }) => signUp(ports, body, clientAddress));

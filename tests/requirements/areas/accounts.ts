import { built } from '../requirement.ts';

/** Accounts and the mail that they get. */
export const accountRequirements = [
  ...built('contract 11: Accounts, limits, beta, the rest', {
    'accounts.signup': 'signup shows the key once; only its hash is kept',
    'accounts.email-taken': 'An address has one account, however it is written: 409 EMAIL_TAKEN',
    'accounts.limits': 'Signing up and recovering are limited by client address and by account',
    'accounts.recover': 'recover-key mails a one-time token, whatever the address',
    'accounts.recover-same': 'The answer is the same whether or not the address is known',
    'accounts.recover-token': 'A token works once, for 15 minutes; the old keys are revoked',
    'accounts.regenerate': 'regenerate revokes the old key',
    'accounts.dashboard': 'dashboard tells usage, limits and recent documents',
    'accounts.upgrade': 'upgrade of MONTHLY_LIMIT_EXCEEDED leads to what exists',
    'telemetry.intent-first': 'Events are taken with 202',
    'mail.sent': 'Mail goes out over SMTP, SES or as files, as text and HTML',
    'mail.once': 'A message is retried until it is taken, and is not sent twice',
    'mail.headers': 'Nothing in a message can add a header or a recipient',
  }),
];

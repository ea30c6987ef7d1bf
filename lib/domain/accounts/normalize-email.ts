import providers from './mailbox-providers.json' with { type: 'json' };

interface Provider {
  readonly domains: readonly string[];
  /** Where all its domains name the same mailboxes. */
  readonly canonical?: string;
  /** What follows it in the local part names no other mailbox. */
  readonly tag: string;
  readonly ignoresDots?: boolean;
}

/**
 * The mailbox that an address leads to, for comparing addresses and never for writing to one: without
 * case, and without tags and dots where the provider is known to ignore them.
 */
export function normalizeEmail(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const provider = (providers as readonly Provider[]).find(({ domains }) =>
    domains.includes(domain),
  );
  if (provider === undefined) return text;
  const [mailbox = ''] = local.split(provider.tag);
  const name = provider.ignoresDots ? mailbox.replaceAll('.', '') : mailbox;
  return `${name || local}@${provider.canonical ?? domain}`;
}

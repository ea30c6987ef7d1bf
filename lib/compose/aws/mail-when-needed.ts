import type { Config } from '#lib/config.ts';
import type { Mail } from '#lib/ports/mail.ts';

/** Mail for a function that rarely sends any: the code of SES is read with the first message. */
export function mailWhenNeeded(config: Config): Mail {
  let opened: Promise<Mail> | undefined;
  return {
    async send(message) {
      opened ??= import('./mail.ts').then(({ mail }) => mail(config));
      return (await opened).send(message);
    },
  };
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as it is read; nothing where there was none. */
export const when = (time: string | null): string =>
  time === null ? '' : moment.format(new Date(time));

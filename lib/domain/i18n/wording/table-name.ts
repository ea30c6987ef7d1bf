import { memoize } from '#lib/shared/memoize.ts';

/** The name under which the tables have a language, if they have it. */
export const tableName = memoize((language): string => {
  const { language: base, script, region } = new Intl.Locale(language).maximize();
  if (base === 'zh' && (script === 'Hant' || region === 'TW')) return 'zh-Hant';
  return base === 'no' || base === 'nn' ? 'nb' : base;
});

/** What the patterns of a language are made of. */
export type Patterns = typeof import('hyphen/patterns/en-us.js');

type Load = () => Promise<{ readonly default: Patterns }>;

/** Alphabets whose readers know a hyphen at the end of a line. Each is a file that is read with the first text in its language. */
const LANGUAGES: ReadonlyMap<string, Load> = new Map([
  ['af', () => import('hyphen/patterns/af.js')],
  ['be', () => import('hyphen/patterns/be.js')],
  ['bg', () => import('hyphen/patterns/bg.js')],
  ['ca', () => import('hyphen/patterns/ca.js')],
  ['cs', () => import('hyphen/patterns/cs.js')],
  ['cy', () => import('hyphen/patterns/cy.js')],
  ['da', () => import('hyphen/patterns/da.js')],
  ['de', () => import('hyphen/patterns/de-1996.js')],
  ['el', () => import('hyphen/patterns/el-monoton.js')],
  ['en', () => import('hyphen/patterns/en-us.js')],
  ['en-gb', () => import('hyphen/patterns/en-gb.js')],
  ['es', () => import('hyphen/patterns/es.js')],
  ['et', () => import('hyphen/patterns/et.js')],
  ['eu', () => import('hyphen/patterns/eu.js')],
  ['fi', () => import('hyphen/patterns/fi.js')],
  ['fr', () => import('hyphen/patterns/fr.js')],
  ['fur', () => import('hyphen/patterns/fur.js')],
  ['ga', () => import('hyphen/patterns/ga.js')],
  ['gl', () => import('hyphen/patterns/gl.js')],
  ['hr', () => import('hyphen/patterns/hr.js')],
  ['hsb', () => import('hyphen/patterns/hsb.js')],
  ['hu', () => import('hyphen/patterns/hu.js')],
  ['hy', () => import('hyphen/patterns/hy.js')],
  ['ia', () => import('hyphen/patterns/ia.js')],
  ['id', () => import('hyphen/patterns/id.js')],
  ['is', () => import('hyphen/patterns/is.js')],
  ['it', () => import('hyphen/patterns/it.js')],
  ['ka', () => import('hyphen/patterns/ka.js')],
  ['kmr', () => import('hyphen/patterns/kmr.js')],
  ['lt', () => import('hyphen/patterns/lt.js')],
  ['lv', () => import('hyphen/patterns/lv.js')],
  ['mk', () => import('hyphen/patterns/mk.js')],
  ['mn', () => import('hyphen/patterns/mn-cyrl.js')],
  ['nl', () => import('hyphen/patterns/nl.js')],
  ['no', () => import('hyphen/patterns/no.js')],
  ['oc', () => import('hyphen/patterns/oc.js')],
  ['pl', () => import('hyphen/patterns/pl.js')],
  ['pms', () => import('hyphen/patterns/pms.js')],
  ['pt', () => import('hyphen/patterns/pt.js')],
  ['rm', () => import('hyphen/patterns/rm.js')],
  ['ro', () => import('hyphen/patterns/ro.js')],
  ['ru', () => import('hyphen/patterns/ru.js')],
  ['sk', () => import('hyphen/patterns/sk.js')],
  ['sl', () => import('hyphen/patterns/sl.js')],
  ['sq', () => import('hyphen/patterns/sq.js')],
  ['sr', () => import('hyphen/patterns/sr-cyrl.js')],
  ['sr-latn', () => import('hyphen/patterns/sh-latn.js')],
  ['sv', () => import('hyphen/patterns/sv.js')],
  ['tk', () => import('hyphen/patterns/tk.js')],
  ['tr', () => import('hyphen/patterns/tr.js')],
  ['uk', () => import('hyphen/patterns/uk.js')],
]);
/** Languages that are written by the rules of another, or whose usual spelling is. */
const SPELT_LIKE: ReadonlyMap<string, string> = new Map([
  ['en-au', 'en-gb'],
  ['en-ie', 'en-gb'],
  ['en-in', 'en-gb'],
  ['en-nz', 'en-gb'],
  ['en-za', 'en-gb'],
  ['bs', 'sr-latn'],
  ['sh', 'sr-latn'],
  ['nb', 'no'],
  ['nn', 'no'],
]);

/** The patterns for a language tag; undefined when there are none. */
export async function patternsOf(tag: string): Promise<Patterns | undefined> {
  const parts = tag.toLowerCase().replaceAll('_', '-').split('-').slice(0, 4);
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('-');
    const load = LANGUAGES.get(SPELT_LIKE.get(name) ?? name);
    if (load !== undefined) return (await load()).default;
  }
  return undefined;
}

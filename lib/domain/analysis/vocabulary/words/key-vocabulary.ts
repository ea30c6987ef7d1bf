import cs from './cs.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fi from './fi.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import nb from './nb.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** In one language: an English notion, in one or more words, and how keys of data say it. */
export type Words = Readonly<Record<string, readonly string[]>>;

const LANGUAGES: Readonly<Record<string, Words>> = {
  ...{ en, de, fr, es, it, pt, nl, pl, sv, da, nb, fi, cs, ru, tr, ja, zh, ko },
};

export const KEY_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

/** How keys of a language say each notion. */
export const wordsOf = (language: string): Words => LANGUAGES[language] ?? {};

/** All words of a language, as they are written. */
export const wordsIn = (language: string): readonly string[] =>
  Object.values(LANGUAGES[language] ?? {}).flat();

/** Words between those that mean something, in whatever language. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the of a an and or is de du des d l la le les el los las del della dello dei di do da dos das den det der die das dem des und et y e i og och van het een na en per este esta this ved av af ja cui davon dont waarvan varav heraf herav which の'.split(
    ' ',
  ),
);

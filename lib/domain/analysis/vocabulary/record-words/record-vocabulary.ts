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

/**
 * What words of a key say about its record. The first ones make keys together, "printed" + "at"; each of
 * the others is a whole key, named after the values that it has.
 */
export type RecordWord =
  | ('deed' | 'doer' | 'by' | 'at' | 'count' | 'status' | 'to' | 'more')
  | ('flag' | 'moment' | 'number' | 'login' | 'name' | 'version' | 'file')
  | ('state' | 'person' | 'address' | 'note');

/** How the keys of programs and spreadsheets name what they keep of a record, by language. */
export const RECORD_WORDS: readonly Readonly<Partial<Record<RecordWord, readonly string[]>>>[] = [
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  zh,
];

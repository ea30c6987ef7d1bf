import { wordList, wordSet } from '#lib/shared/text/word-list.ts';

/** The normalised keys of an entry's parts, the more usual first. */
export const ENTRY_TITLES = wordList(
  'title ueberschrift head{ing line} name role position jobtitle degree clause label question ' +
    'project finding issue section phase milestone titel titre titulo titolo ' +
    'bezeichnung alert testcase schoolname',
);
export const POSTS = ['position', 'jobtitle', 'studytype', 'degreename'];
export const ENTRY_SUBTITLES = wordList(
  'company{ name} organi{zation sation} employer institution{ name} school{ name} ' +
    'university client subtitle location severity publisher issuer awarder',
);
export const ENTRY_STARTS = wordList('start{ date ed edat son} from datestart begin{ n} von');
export const ENTRY_ENDS = wordList('end enddate to dateend until ende{d dat } bis');
export const ENTRY_ASIDES = wordList(
  'period time{period } date{s } duration year{ s} number nummer numero nr ziffer datum fecha',
);
export const ENTRY_PROSE = wordSet(
  'text{ e o} inhalt conten{u ido} testo tekst content body desc{ription } summary detail{s } answer ' +
    'paragraphs bullets highlights items points responsibilities achievements clauses ' +
    'subclauses subsections subparagraphs provisions data value solution remediation ' +
    'resolution',
);

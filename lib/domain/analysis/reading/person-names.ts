/** As people and firms are called: words that begin large, without figures, and no sentence. */
const NAME =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*|d[aeiu]|de[nrlst]?|v[oa]n|l[ae]|y|e|und|and|&)(?:\s+|$)){2,6}$/u;

export const isPersonsName = (text: string): boolean => NAME.test(text.trim());

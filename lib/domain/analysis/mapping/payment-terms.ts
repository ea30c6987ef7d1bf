/** A term in XRechnung's structure (KoSIT, BR-DE-18), such as "#SKONTO#TAGE=14#PROZENT=2.00#". */
const STRUCTURED =
  /#(SKONTO|VERZUG)#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:\.\d{1,4})?)#(?:BASISBETRAG=(-?[\d.]{1,20})#)?/g;

/** Payment terms with what is written for machines in the words of their readers, who are Germans; the rest stays. */
export function paymentTerms(text: string): string {
  return text
    .replace(STRUCTURED, (_, kind: string, days: string, percent: string, base?: string) => {
      const rate = `${german(percent)} %`;
      const on = base === undefined ? '' : ` auf ${german(base)}`;
      return kind === 'SKONTO'
        ? `${rate} Skonto${on} bei Zahlung innerhalb von ${days} Tagen.`
        : `${rate} Verzugszinsen${on} nach ${days} Tagen.`;
    })
    .trim();
}

const german = (number: string): string =>
  number
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',');

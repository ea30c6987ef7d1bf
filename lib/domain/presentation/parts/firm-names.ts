import FORMS from './legal-forms.json' with { type: 'json' };

/** Longer forms first: "limited" is a part of "limited liability company". */
const FORMS_BY_LENGTH = Object.entries(FORMS).sort(([one], [other]) => other.length - one.length);

/** A firm's name with its form shortened as registers and letterheads shorten it, each in its own way. */
function shortened(name: string): string {
  let plain = ` ${name
    .toLowerCase()
    .replace(/[.,'’()]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()} `;
  for (const [form, short] of FORMS_BY_LENGTH) plain = plain.replace(` ${form} `, ` ${short} `);
  return plain.replaceAll(' ', '');
}

/** Whether one name has the other in it: "Pennine Accounts Limited" is "Pennine Accounts Ltd". */
export const saysSameFirm = (name: string, other: string): boolean =>
  shortened(name).includes(shortened(other));

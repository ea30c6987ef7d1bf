import { lengthToInches } from '#schemas/css-length.ts';

/** Margins of the sheet that the caller asks for, as CSS lengths. */
export type SheetMargins = Readonly<
  Partial<Record<'top' | 'bottom' | 'left' | 'right', string | undefined>>
>;

const DEFAULT_MARGIN_INCHES = 0.5;
const MM = 1 / 25.4;

/** Where a letter's parts stand on its sheet, in inches from the paper's edges. */
interface PostalStandard {
  /** The upper edge of what an envelope's window shows. */
  readonly window: number;
  /** From there to the first line of the address: room for where the letter comes from. */
  readonly notes: number;
  /** Whether where the letter comes from stands there, for the carrier to return it to. */
  readonly returnLine: boolean;
  readonly address: number;
  readonly left: number;
  readonly right: number;
}

/** DIN 5008, form B: the address field 45 mm from the top, its upper 17.7 mm for notes. */
const DIN_5008: PostalStandard = {
  window: 45 * MM,
  notes: 17.7 * MM,
  returnLine: true,
  address: 27.3 * MM,
  left: 25 * MM,
  right: 20 * MM,
};
/** A letter folded in three in a no. 10 window envelope shows 2 to 3.1 inches from the top. */
const NUMBER_10_WINDOW: PostalStandard = {
  window: 2,
  notes: 0.1,
  returnLine: false,
  address: 0.95,
  left: 1,
  right: 1,
};
/** Where the window of an envelope shows the address alone. */
const WITHOUT_RETURN_LINE = /^(ES|FR|IT|PT)$/;
/** Where letters are written on Letter paper. */
const LETTER_PAPER = /^(US|CA|MX|PH|CL|CO|CR|GT|PA|PR|SV|VE)$/;

/** Where letters in a language of that region have their address. */
function standardOf(language: string): PostalStandard {
  const { region = 'US' } = new Intl.Locale(language).maximize();
  if (LETTER_PAPER.test(region)) return NUMBER_10_WINDOW;
  return WITHOUT_RETURN_LINE.test(region) ? { ...DIN_5008, returnLine: false } : DIN_5008;
}

/** Whether the window shows where the letter comes from. */
export function hasReturnLine(language: string): boolean {
  return standardOf(language).returnLine;
}

/** Declarations that put a letter's parts where the postal standard of its region wants them, whatever margins the sheet has. */
export function letterRules(language: string, margins: SheetMargins = {}): string {
  const standard = standardOf(language);
  const margin = (edge: keyof SheetMargins) =>
    lengthToInches(margins[edge] ?? '') ?? DEFAULT_MARGIN_INCHES;
  const inches = (length: number) => `${Math.max(0, length).toFixed(3)}in`;
  return `:root{--window:${inches(standard.window - margin('top'))};--return:${inches(standard.notes)};--address:${inches(standard.address)};--indent-left:${inches(standard.left - margin('left'))};--indent-right:${inches(standard.right - margin('right'))}}`;
}

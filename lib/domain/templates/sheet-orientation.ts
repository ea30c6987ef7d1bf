const LANDSCAPE_SHEET =
  /@page\s{0,9}\{\s{0,9}size\s{0,9}:\s{0,9}(?:[\w ]{0,9}landscape|(?<width>\d{1,4}(?:\.\d{1,4})?)(?<unit>in|mm|cm|pt|px)\s{1,9}(?<height>\d{1,4}(?:\.\d{1,4})?)\k<unit>)/i;

/** The orientation that a template's own style sheet gives its pages, where that is landscape. */
export function sheetOrientation(html: string): 'landscape' | undefined {
  const sheet = LANDSCAPE_SHEET.exec(html);
  if (sheet === null) return undefined;
  const { width, height } = sheet.groups ?? {};
  return width === undefined || Number(width) > Number(height) ? 'landscape' : undefined;
}

/** What only names of firms end with. Source: the forms of companies of the countries whose languages are read. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:GmbH|mbH|AG|KG|OHG|UG|e\.\s?[UKV]\.|Ltd|Limited|LLC|LLP|Inc|Corp|PLC|Pty|S\.?\s?L\.?(?:\s?U\.?)?|S\.?\s?A\.?(?:\s?S\.?)?|S\.?\s?A\.?\s?de\s?C\.?\s?V|SARL|EURL|SASU?|S\.?\s?r\.?\s?l|S\.?\s?p\.?\s?A|B\.?V|N\.?V|VOF|AB|ApS|A\/S|AS|Oyj?|Sp\.\s?z\s?o\.?\s?o|s\.c|s\.r\.o|a\.s|Lda|Ltda)\.?$/u;

/** In East Asia the form stands before the name as well. */
const FORM_AT_EITHER_END =
  /^(?:株式会社|有限会社|合同会社|주식회사)|(?:株式会社|有限会社|合同会社|有限公司|주식회사)$/u;

export const isFirm = (name: string): boolean =>
  LEGAL_FORM.test(name.trim()) || FORM_AT_EITHER_END.test(name.trim());

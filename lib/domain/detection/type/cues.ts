/** What the wording or the shape of the data tells, whatever its keys are called. */
export type Cue =
  /** A text that begins as letters do. */
  | 'saysDear'
  /** A text that ends as letters do. */
  | 'saysRegards'
  /** Sentences that bind somebody. */
  | 'binds'
  /** Sentences that attest something. */
  | 'attests'
  /** A state that says that money has been taken. */
  | 'settled'
  /** A list of payments of which one has arrived. */
  | 'received'
  /** Entries with a severity, a risk or a score. */
  | 'rated'
  /** Many rates, averages and counts. */
  | 'figures'
  /** Some numbers side by side. */
  | 'counts'
  /** Rows of figures. */
  | 'series'
  /** What somebody ordered, in the words of a shop. */
  | 'ordered'
  /** More than one place to sign. */
  | 'signed';

const START = 200;
const READ = 1_500;

const DEAR =
  /^\s*(?:dear|to whom it may concern|sehr geehrte|liebe[rs]?|guten tag|madame|monsieur|cher|chère|bonjour|estimad[oa]s?|querid[oa]s?|muy señor|gentile|egregi[oa]|spettabile|geachte|prezad[oa]s?|car[oa]s?|kære|kära|bästa|hej|hei|hyvä|vážen[íáý]|szanown[aiy]\p{L}*|say[ıi]n|уважаем\p{L}*|arvoisa|尊敬的\p{L}*|拝啓)(?!\p{L})[^\n,:!]{0,60}(?:[,:!]|$)/iu;
const REGARDS =
  /(?:^|\n)\s*(?:(?:with )?(?:best|kind|warm|warmest|many) (?:regards|wishes|thanks)|regards|sincerely|yours (?:sincerely|faithfully|truly)|respectfully|cordially|mit (?:freundlichen|besten|herzlichen) grü(?:ß|ss)en|mit freundlichem gru(?:ß|ss)|(?:viele|beste|freundliche) grü(?:ß|ss)e|hochachtungsvoll|cordialement|bien à vous|veuillez agréer|atentamente|(?:un )?cordial saludo|saludos|cordiali saluti|distinti saluti|met vriendelijke groet|atenciosamente|med vänliga? hälsning(?:ar)?|vänliga hälsningar|med venlige? hilsen|(?:med )?vennlig hilsen|ystävällisin terveisin|s (?:pozdravem|úctou)|z poważaniem|sayg(?:ılarım(?:la|ızla)?|ılarımızla)|с уважением|敬具|此致|with (?:deepest )?(?:sympathy|gratitude|thanks))(?!\p{L})/iu;
const BINDS =
  /(?<!\p{L})(?:this (?:agreement|contract|lease)|(?:the|both|neither of the|either of the) parties|(?:either|neither|each) (?:party|side)|hereinafter|hereby agrees?|hereto|governed by (?:the )?laws?|in witness whereof|indemnif(?:y|ies)|force majeure|d(?:er|ie|en) (?:auftragnehmer(?:in)?|auftraggeber(?:in)?|mieter(?:in)?|vermieter(?:in)?|arbeitnehmer(?:in)?|arbeitgeber(?:in)?|vertragsparteien|parteien)|les parties|le présent contrat|las partes|el presente contrato|le parti|il presente contratto|de partijen|deze overeenkomst|as partes|o presente contrato|smluvní strany|tato smlouva|(?:\p{L}+ )?se zavazuje|strony (?:umowy|ustalają|postanawiają)|niniejsza umowa|zobowiązuje się|detta avtal|parterna|denne a(?:vtalen|ftale)|part(?:erne|ene)|tämä sopimus|osapuolet|işbu sözleşme|taraflar|стороны|настоящ(?:ий|его) договора?)(?!\p{L})/iu;
const ATTESTS =
  /(?<!\p{L})(?:certif(?:y|ies) that|hereby (?:certif(?:y|ies)|awards?|confers?)|has (?:successfully |satisfactorily )?(?:completed|attended|passed)|successfully completed|in recognition of|is (?:hereby )?(?:awarded|presented)|awarded (?:to|for)|for (?:outstanding|exceptional|exemplary)|erfolgreich (?:teilgenommen|abgeschlossen|bestanden)|certifie que|a suivi avec succès|certifica que|ha (?:completado|superado|aprobado)|si certifica|ha (?:completato|superato)|met goed gevolg|heeft deelgenomen|concluiu|úspěšně (?:absolvoval|dokončil|ukončil|složil)a?|ukończyła?|almaya hak kazan\p{L}*|başarıyla tamamla\p{L}*|har (?:genomgått|genomfört|gennemført|gjennomført|fullført|bestått|bestået|deltagit|deltatt|deltaget)|on (?:suorittanut|osallistunut)|успешно (?:завершила?|окончила?|прош[её]л|прошла))(?!\p{L})/iu;
/** The same in languages that do not part words. */
const BINDS_UNPARTED = /本契約|甲及び乙|甲と乙|本合同|甲乙双方|본 계약/u;
const ATTESTS_UNPARTED =
  /(?:課程|講座|研修).{0,20}修了した|ことを証(?:明)?する|特此证明|(?:이수|수료)하였/u;

/** The cues in one text. Time is bounded: long texts are read at their head and their end. */
export function cuesInText(text: string): Cue[] {
  if (text.length < 5) return [];
  const found: Cue[] = [];
  if (DEAR.test(text.slice(0, START))) found.push('saysDear');
  if (REGARDS.test(text.slice(-START))) found.push('saysRegards');
  if (text.length < 20) return found;
  const head = text.slice(0, READ);
  if (BINDS.test(head) || BINDS_UNPARTED.test(head)) found.push('binds');
  if (ATTESTS.test(head) || ATTESTS_UNPARTED.test(head)) found.push('attests');
  return found;
}

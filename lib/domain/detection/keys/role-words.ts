import type { Role } from './aliases.ts';

/** What a value must be for the words of its key to count. */
export type Form = 'date' | 'sum' | 'code' | 'name' | 'text' | 'texts' | 'rows' | 'any';

/**
 * Words that tell a part whatever else the key says: `settle_by`, `quote_good_until`, `charged_to_card`.
 * `a+b` stands for both words, `a*` for a beginning, `*a` for an end; `-a` rules the key out.
 */
export const ROLE_WORDS: readonly (readonly [role: Role, form: Form, words: string])[] = [
  [
    'dueDate',
    'date',
    'due overdue pay{able+by +by +before +within er+avant able+until} paid+by settle+by remit+by verval{t *} fallig* faellig* zahl{bar* ungsziel* en+bis} echeance regler+avant scad* vencim* vence pagar{+ate +antes} betalen+voor -next -last -previous -service -tasks -offerta -deposit -retainer -advance',
  ],
  [
    'amountDue',
    'sum',
    'due owed owing outstanding payable arrears to+pay zahlen+zu zahlbetrag betalen+te pagar+a pagare+da payer+a -at -on -date -days -by -deposit -retainer -advance',
  ],
  [
    'validUntil',
    'date',
    'valid{* ity ez o a} expir* good{+until +through +for} held{ +until +for} firm+until accept{+by +before ed+by} open+until scadenza+offerta hold+until bindefrist gultig* gueltig* valable* valevole geldig* -card -points -from -since',
  ],
  ['paid', 'any', 'paid bezahlt paye pag{ado ato o} betaald settled -not -un'],
  [
    'paymentMethod',
    'text',
    'paid{+with +by +using +via} charged+to settled{+by +with} card payment{+type +method +by} tender zahlart zahlweise moyen mode{+paiement +reglement +versement} means+payment pagado+con pagato+con forma+pago betaal{wijze d+met} last+four cash contactless bezahlt+mit -id -number+membership',
  ],
  [
    'amountPaid',
    'sum',
    'paid received charged tendered gegeben contant{ i} cash donat{ed ion} gift+amount recu+somme especes efectivo entregado -by -due',
  ],
  ['receiptNumber', 'code', 'rec{eipt* u ibo} ricevuta scontrino kassenbon bon bonnr kvitto till'],
  [
    'invoiceNumber',
    'code',
    'invoice* factur* fattur* rechnung* bill{+no +ref +number +id} faktur* fatur* -date -total -amount',
  ],
  [
    'quoteNumber',
    'code',
    'quot* estimate{+no +ref +id +number} proposal{+no +ref} offer{+no +ref t*} angebot* devis presupuesto* cotiz* preventiv* orcament* rfq -date -total -amount',
  ],
  [
    'certificateNumber',
    'code',
    'cert* zertifi* diploma+no attestat* urkunde* bescheinigung* -date',
  ],
  [
    'subtotal',
    'sum',
    'subtotal sub+total net+total netto imponib{ile le} ht+total total+excl excl+tax before+tax',
  ],
  [
    'tax',
    'sum',
    'tax vat gst mwst ust tva iva btw moms -id -number -no -year -rate -pct -deductible',
  ],
  [
    'total',
    'sum',
    'tota{l* le al} sum estimate* summe* bedrag* endsumme cantidad gesamt* somme amount* betrag endpreis importe valor pri{ce x js} pre{is cio zzo} fee fare cost{ s} charge montant fees -unit -each -hourly -rate -minutes -hours -score -points -count -number -days -units -distance -weight -time -consumption -visitors -km -kg -m3 -kwh',
  ],
  [
    'honoree',
    'name',
    'holder learner trainee graduate candidat* winner participant* attendee teilnehm* deltak* deltag* stagiaire apprenant otorgad* partecipante corsista kandidaat deelnemer cursist swimmer runner athlete diver awarde{e d+to} conferred+to issued+to granted+to presented+to named+to bescheinigung+fur bearer donor+of qualified asistente atteste+que formand* inhaber* titulaire',
  ],
  [
    'achievement',
    'text',
    'course* qualifi{ed cation* cation} occasion frequentato suivi exam{ en} constancia passed level award* wettbewerb race training formation* curso* corso* cursus diplom* certif* zertif* urkunde attest* kurs* lehrgang* schulung* accreditation -date -on -by -no -id -number -url -body -ref -type -cent{re er} -provider -company -venue -code -status -template',
  ],
  [
    'completion',
    'date',
    'passed+on attend{* ed} given+on examined+on finished frequentat* suivi complet{ed* ion} geslaagd* bestanden* delivre* rilasciat* granted+on conferred* awarded+on presented+on verliehen* otorgado+el graduat* certified+on calibrated',
  ],
  [
    'issuer',
    'name',
    'awarding certif{ying ication+body} accredit* academy platform portal centro organi{sm* s* z*} veranstalter* arrang* institut* examencentrum club school ente college',
  ],
  [
    'signatures',
    'any',
    'coach assessor dozent* docente lecturer trainer instructor formateur firma{* to} unterschrift* sign{ ed ature* atur* at*} handtekening*',
  ],
  [
    'findings',
    'texts',
    'finding* erledigt* offen* fait* hecho* done accomplish{ed *} nonconform* positives observation* defect* problem* issue* incident* risk* check{ s} outcome* result* anomal* constat* befund* ergebnis* hallazgo* -id',
  ],
  [
    'summary',
    'texts',
    'summary comment{* ary} remark* highlight* headline outlook conclus{ion* *} fazit bilan synthes* enseignement* interpretation notes resumen sintesi samenvatting takeaway* narrative discussion -customer -order -delivery',
  ],
  [
    'period',
    'any',
    'week month quarter season stand reporting fiscal zeitraum berichts* semaine semana mes mois trimestre maand kwartaal as+of period* stichtag -billing -rent -price -fee -per -rate -total -revenue -this -last',
  ],
  [
    'parties',
    'name',
    'renter consult{or ant ente} discloser receiver+party lender performer *mieter *nehmer *geber employe{ur r+employee} uitlener lener acquirente arrenda{dor* tari*} locat* first+party second+party subcontractor guarantor grant{or ee} assign{or ee} licens{or ee}',
  ],
  [
    'clauses',
    'texts',
    'claus{e* ul* ol*} rule* condition* we+agree vereinbar* article* artik* klausel* covenant* terms+agreement cancellation+terms confidential* termination undertak* -line -items -payment',
  ],
  [
    'effectiveDate',
    'date',
    'start begin* commenc* rent+from effective debut decorrenza ingang* *beginn handover inicio inizio -time -hour',
  ],
  ['subject', 'text', 'regarding objet* oggetto re'],
  ['body', 'texts', 'letter{+text +body +content} para* message brieft* corps corpo cuerpo testo'],
  [
    'closing',
    'text',
    'bye farewell sign+off signoff politesse* groet saluti saludo* despedida yours regards closing gruss* grusse',
  ],
  ['salutation', 'text', 'greet* hello salutation dear aanhef anrede saludo+inicial'],
];

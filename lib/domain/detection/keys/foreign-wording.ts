/** Keys of reports, certificates, letters and contracts in German, French, Spanish, Italian, Portuguese and Dutch, normalised. */
export const FOREIGN_WORDING: Readonly<Record<string, string>> = {
  title: 'berichtstitel titulo titolo nombredelinforme',
  date: 'briefdatum ausgestelltam',
  author: 'verfasser aut{or eur ore eurs} erstelltvon redacteur',
  summary: 'resum{en enejecutivo o} riepilogo sintesi somma{rio ire} samenvatting',
  metrics: 'indica{dores tori} metric{as he} kerncijfers',
  findings:
    'befunde feststellungen hallazgos resultados risultati bevindingen conclusiones ' +
    'constatations',
  analysis: 'auswertung anal{yse isis isi}',
  recommendations: 'massnahmen recomendac{iones oes} raccomandazioni aanbevelingen',
  period: 'berichtszeitraum periodo trimestre',
  honoree:
    'teilnehmer{ in} absolvent{ in} verliehenan ausgestelltfur preistrager otorgadoa alu{mno ' +
    'mna no} participante partecipante estudiante beneficiaire titulaire laureat etudiant ' +
    'stagiaire decernea delivrea rilasciatoa studente conferi{toa doa} uitgereiktaan ' +
    'deelnemer',
  achievement:
    'kurs lehrgang schulung studiengang auszeichnung curs{o us} forma{cion tion cao} ' +
    'diplome corso opleiding norm{ a e}',
  completion:
    'abschlussdatum absolviertam fechafinalizacion dat{efin edobtention acompletamento ' +
    'arilascio aconclusao} afrondingsdatum',
  credential: 'urkunde zertifikat diplom{ a} bescheinigung certifica{do t to at} attestat{ion o}',
  issuer:
    'veranstalter aussteller bildungstrager hochschule universi{tat dad ta} akademie schule ' +
    'inst{itucion ituicao elling} escuela organism{e o} etablissement istituzione ente ' +
    'ausgestelltvon zertifizierungsstelle',
  statement: 'text{o e} testo begrundung moti{f vo} mention leistung',
  signatures:
    'kursleitung dozent rektor dekan dire{cteur ctrice ttore} bestuurder firm{a as e atario} ' +
    'handtekening assinatura unterzeichnet',
  sender: 'remitente remetente',
  recipient: 'geadresseerde destinatarios ontvanger',
  subject: 'asunto oggetto onderwerp assunto betrifft',
  salutation: 'saludo saluto aanhef saudacao formuledappel encabezado',
  body:
    'parrafos paragraf{i os} absatze texto{ body} cuerpo testo corpo tekst nachricht ' +
    'conten{u ido uto} haupttext',
  closing: 'gruss formulepolitesse despedida{ final} chiusura slotgroet saludofinal',
  enclosures: 'anhange beilagen adjuntos allegati bijlagen anexos',
  parties:
    'ver{tragspartner mieter pachter huurder} auftrag{geber nehmer} mieter arbeit{geber ' +
    'nehmer} pachter part{es i ijen} arrenda{dor tario} presta{dor taire} empl{eador ' +
    'oyeur} trabajador bailleur locat{aire ore} salarie conduttore contrata{nte da do} ' +
    'committente appaltatore huurder opdracht{gever nemer}',
  agreement: 'vereinbarung acuerdo accord{ o} overeenkomst acordo',
  contract: 'vertrag{ sart stitel sgegenstand} contrat{ o to} typedecontrat tipodecontrato',
  clauses:
    'claus{ulas ole} artikelen paragrafen regelungen obligaciones obblighi disposizioni ' +
    'objeto oggetto gegenstand',
  effectiveDate:
    'mietbeginn beginn vertragsdatum entreeenvigueur fechainicio inicio datainizio ' +
    'ingangsdatum vigencia',
  governingLaw:
    'gerichtsstand anwendbaresrecht jurisdiccion juridiction foro{ competente} ' +
    'toepasselijkrecht',
};

/** Keys of reports, certificates, letters and contracts in German, French, Spanish, Italian, Portuguese and Dutch, normalised. */
export const FOREIGN_WORDING: Readonly<Record<string, string>> = {
  title: 'berichtstitel titulo titolo nombredelinforme',
  date: 'briefdatum ausgestelltam',
  author: 'verfasser autor erstelltvon auteur redacteur autore auteurs',
  summary: 'resumen resumenejecutivo riepilogo sintesi sommario samenvatting resumo sommaire',
  metrics: 'indicadores metricas indicatori metriche kerncijfers',
  findings:
    'befunde feststellungen hallazgos resultados risultati bevindingen conclusiones constatations',
  analysis: 'auswertung analyse analisis analisi',
  recommendations: 'massnahmen recomendaciones raccomandazioni aanbevelingen recomendacoes',
  period: 'berichtszeitraum periodo trimestre',
  honoree:
    'teilnehmer teilnehmerin absolvent absolventin verliehenan ausgestelltfur preistrager otorgadoa alumno alumna participante estudiante beneficiaire titulaire laureat etudiant stagiaire decernea delivrea rilasciatoa studente partecipante conferitoa uitgereiktaan deelnemer aluno conferidoa',
  achievement:
    'kurs lehrgang schulung studiengang auszeichnung curso formacion formation diplome corso cursus opleiding formacao',
  completion:
    'abschlussdatum absolviertam fechafinalizacion datefin datedobtention datacompletamento datarilascio afrondingsdatum dataconclusao',
  credential:
    'urkunde zertifikat diplom bescheinigung certificado certificat attestation certificato attestato certificaat diploma',
  issuer:
    'veranstalter aussteller bildungstrager hochschule universitat akademie schule institucion universidad escuela organisme etablissement organismo istituzione universita ente instituicao instelling ausgestelltvon',
  statement: 'begrundung motif motivo mention leistung',
  signatures:
    'kursleitung dozent rektor dekan directeur directrice direttore bestuurder firma firmas firme firmatario handtekening assinatura unterzeichnet',
  sender: 'remitente remetente',
  recipient: 'geadresseerde destinatarios ontvanger',
  subject: 'asunto oggetto onderwerp assunto betrifft',
  salutation: 'saludo saluto aanhef saudacao formuledappel encabezado',
  body: 'textobody cuerpo texto testo corpo tekst nachricht contenu contenido contenuto haupttext',
  closing: 'gruss formulepolitesse despedida chiusura slotgroet despedidafinal saludofinal',
  enclosures: 'anhange beilagen adjuntos allegati bijlagen anexos',
  parties:
    'vertragspartner auftraggeber auftragnehmer vermieter mieter arbeitgeber arbeitnehmer verpachter pachter partes arrendador arrendatario prestador empleador trabajador bailleur locataire employeur salarie prestataire parti locatore conduttore committente appaltatore partijen verhuurder huurder opdrachtgever opdrachtnemer contratante contratada contratado',
  agreement: 'vereinbarung acuerdo accord accordo overeenkomst acordo',
  contract:
    'vertrag vertragsart vertragstitel vertragsgegenstand contrat contrato contratto typedecontrat tipodecontrato',
  clauses:
    'clausulas clausole artikelen paragrafen regelungen obligaciones obblighi disposizioni objeto oggetto gegenstand',
  effectiveDate:
    'mietbeginn beginn vertragsdatum entreeenvigueur fechainicio inicio datainizio ingangsdatum vigencia',
  governingLaw:
    'gerichtsstand anwendbaresrecht jurisdiccion foro forocompetente toepasselijkrecht juridiction',
};

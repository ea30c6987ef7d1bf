/** Keys that surely say who a document is from or for, in plain words of all languages. */
export const STRONG: ReadonlySet<string> = new Set(
  (
    'from to sender recipient addressee applicant writer absender empfanger empfaenger an von expediteur destinataire ' +
    'remitente destinatario destinataria interesado organo mittente remetente afzender ontvanger geadresseerde aan van ' +
    'nadawca adresat avsandare mottagare afsender modtager avsender mottaker lahettaja vastaanottaja ' +
    'issuer aussteller organisation institution issuedby zuwendender'
  ).split(' '),
);

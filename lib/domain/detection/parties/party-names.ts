import { wordList } from '#lib/shared/text/word-list.ts';

/** The normalised keys of a party's name. */
export const NAME = wordList(
  'name fullname accountname displayname legalname clientname customername ' +
    'recipientname sendername partyname nom nombre nome naam contactname holder',
);
export const COMPANY = wordList(
  'company companyname organization organisation organizationname business ' +
    'businessname firm storename brandname firma firmenname societe raisonsociale',
);

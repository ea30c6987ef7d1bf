import { built } from '../requirement.ts';

/** What is there without an account, or on the way to one. */
export const demoRequirements = [
  ...built('contract 11: Accounts, limits, beta, the rest', {
    'demo.scenarios': 'Each scenario needs no key and is a document that one would show',
    'demo.magic': 'magic answers html, a data URL and what was done',
    'demo.limits': 'The demo is limited by client address',
    'auto-generate.proposals': 'Proposals are made, matched and accepted',
    'auto-generate.custom-template': 'A template is made for data whatever templates there are',
    'auto-generate.expiry': 'A proposal is its owner’s, for a day',
    'beta.lifecycle': 'Requests are approved by an administrator and activated by a one-time code',
    'beta.same-answer': 'Asking again is the same request and the same answer',
    'beta.codes': 'A code works once, for two weeks, until the next one is made',
    'beta.account': 'An address that has an account keeps it, with tier pro',
    'beta.admin': 'Without ADMIN_TOKEN 503 CONFIG_ERROR; a wrong one is 403 FORBIDDEN',
    'beta.stats': 'Requests and invites are counted and listed in pages',
    'migrate.assess': 'A template of each provider is assessed, converted, stored and printed',
    'migrate.languages': 'The converted template says what the original does',
    'migrate.unsupported': 'What has no counterpart is told, with its line',
    'migrate.payload': 'A provider’s payload gives template, styles, data and settings',
    'migrate.office': 'Of a DOCX or ODT text and tables are read',
    'migrate.sample-data': 'Without data it is made up',
    'migrate.refused': 'A template that cannot be read is refused, and none runs or hangs',
    'beta.limits': 'Requests and guesses are limited by client address',
  }),
];

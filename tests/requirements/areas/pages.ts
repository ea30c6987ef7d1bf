import { built } from '../requirement.ts';

/** What browsers are shown. */
export const pageRequirements = [
  ...built('contract: Pages for browsers', {
    'pages.served': 'Pages are served next to the API, each under its name',
    'pages.headers': 'Every page has a content security policy, nosniff and no referrer',
    'pages.cached': 'Hashed files are cached for good, pages revalidated',
    'pages.compressed': 'Pages are sent compressed to those who take it',
    'pages.nothing-else': 'Nothing but the built files is served',
    'pages.deployed': 'A deployment serves the same pages',
  }),
];

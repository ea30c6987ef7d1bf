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
  ...built('contract: The documentation', {
    'docs.reference': 'The API reference lists every operation, from this service alone',
    'docs.try': 'An endpoint is tried against this very service',
    'docs.guides': 'Every document of the product is a page',
    'docs.accessible': 'axe finds no violation, light and dark, wide and narrow',
  }),
  ...built('contract: The playground', {
    'web.first-visit': 'A first visit shows a document and gives its file, without a key',
    'web.first-view': 'The first view is at most 120 kB as it is sent',
    'web.own-document': 'From own data to the own file in three actions',
    'web.live':
      'The document follows the text; the last good one stays, errors stand at their line',
    'web.say': 'Changes in words are listed, kept when the data changes, and taken back',
    'web.draft': 'A reload keeps own data and the changes in words',
    'web.copy': 'Copied code makes exactly what is shown',
    'web.inputs': 'JSON, CSV, HTML and addresses are taken',
    'web.warnings': 'Warnings lead to their place',
    'web.pages': 'Pages are shown as pages, with a list and zoom',
    'web.templates':
      'Templates are described, edited with faults at their line, saved and compared',
    'web.template-of-document': 'The document of the playground becomes a template for other data',
    'web.batch':
      'A table becomes documents: columns are matched, the job followed, its files saved',
    'web.usage': 'Documents with their expiry, limits, keys and what is kept are listed',
    'web.accessible': 'axe finds no violation on any view, light and dark',
    'web.narrow': 'Every view fits 360 pixels',
    'web.keyboard': 'The keyboard alone is enough',
  }),
];

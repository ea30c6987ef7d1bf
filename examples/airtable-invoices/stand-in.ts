/**
 * A stand-in of Airtable with a base of seven invoices, to try the example without an account.
 *
 *   npm run --silent airtable
 */
import { startAirtable, TOKEN } from '#tests/support/airtable/server.ts';

const { url, bases } = await startAirtable({ port: Number(process.env['PORT'] ?? 4120) });
console.log(`A stand-in of Airtable answers at ${url}. Start the service with

  TABLEDB_BASE_URL=${url} npm start

and run the example with TOKEN=${TOKEN} BASE=${bases[0]?.id}.`);

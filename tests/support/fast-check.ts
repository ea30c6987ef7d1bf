import fc from 'fast-check';

/*
 * The same cases each time, so that the tests say the same of the same code. PROPERTY_SEED is a number
 * for other cases, or `random` for new ones in each run.
 */
const seed = process.env['PROPERTY_SEED'] ?? '1';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

export { fc };

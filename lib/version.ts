import manifest from '../package.json' with { type: 'json' };

/** The running build. */
export const VERSION: string = manifest.version;

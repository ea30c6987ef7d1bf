/** A folder of built files that are served as pages: they are no part of the API. */
export interface Site {
  /** From the root of the service. */
  readonly folder: string;
  /** Where its `index.html` is: `/`, or a path such as `/docs`. */
  readonly path: string;
  /** Everything that it serves, as API Gateway writes it: a test compares it with the files. */
  readonly routes: readonly string[];
  /** The content security policy of a page, by its file's path in the folder. */
  contentSecurityPolicy(file: string): string;
}

/** Files whose names change with their content. */
export const HASHED_FOLDER = 'assets';

declare module 'dynalite' {
  import type { Server } from 'node:http';

  function dynalite(options: { createTableMs?: number; path?: string }): Server;
  export = dynalite;
}

declare module 's3rver' {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}

declare module 'nunjucks' {
  class Environment {
    constructor(loader: null, options: { autoescape: boolean });
    renderString(template: string, context: object): string;
  }
  const nunjucks: { Environment: typeof Environment };
  export = nunjucks;
}

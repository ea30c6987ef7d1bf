import { createRequire } from 'node:module';

// The framework reads this file synchronously, and before anything else of the service.
if (!process.features.typescript) {
  throw new Error(
    `Node ${process.versions.node} cannot run TypeScript: use "npx serverless" (it brings Node 24) or Node 22.18 or newer`,
  );
}

export const { functions, cloudFormation } = createRequire(import.meta.url)(
  './packaging/service.ts',
);

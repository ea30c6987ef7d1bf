import { createRequire } from 'node:module';

const { packageFunctions } = createRequire(import.meta.url)('./package.ts');

/** Gives the framework finished zips instead of letting it zip the folder. */
class PackagingPlugin {
  constructor(serverless) {
    this.service = serverless.service;
    this.hooks = {
      'before:package:createDeploymentArtifacts': () => this.package(),
    };
  }

  async package() {
    for (const [name, zip] of await packageFunctions(this.service.getAllFunctions())) {
      const definition = this.service.getFunction(name);
      definition.package = { ...definition.package, artifact: zip };
    }
  }
}

// The framework takes a plugin from the default export.
// biome-ignore lint/style/noDefaultExport: see above
export default PackagingPlugin;

/** What an installed n8n gives to its executor: node types, credentials, and the addresses of its webhooks. */
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env['N8N_USER_FOLDER'] = mkdtempSync(join(tmpdir(), 'pagewright-n8n-'));
process.env['N8N_ENCRYPTION_KEY'] = 'only for this test';
process.env['N8N_LOG_LEVEL'] = 'silent';

// The ESM form of n8n-workflow is one for bundlers. They also read the environment while they load.
const require = createRequire(import.meta.url);
const core = require('n8n-core');
const { ICredentialsHelper, Workflow } = require('n8n-workflow');
// There may be several of these: the one that n8n-core registers its services with.
const { Container } = createRequire(require.resolve('n8n-core'))('@n8n/di');
const { BinaryDataService, ExecutionLifecycleHooks, PackageDirectoryLoader, WorkflowExecute } =
  core;

await Container.get(BinaryDataService).init();
const loader = new PackageDirectoryLoader(join(import.meta.dirname, '..'));
await loader.loadAll();

const PREFIX = 'n8n-nodes-pagewright.';

/** Starts a workflow with given items. */
const startType = {
  description: {
    displayName: 'Items',
    name: 'items',
    group: ['trigger'],
    version: 1,
    inputs: [],
    outputs: ['main'],
    defaults: { name: 'Items' },
    properties: [{ displayName: 'Items', name: 'items', type: 'json', default: '[]' }],
  },
  execute() {
    const items = this.getNodeParameter('items', 0);
    return [items.map((json) => ({ json }))];
  },
};

const nodeTypes = {
  getByName: (name) => nodeTypes.getByNameAndVersion(name),
  getByNameAndVersion: (name) =>
    name === 'items' ? startType : loader.getNode(name.slice(PREFIX.length)).type,
  getKnownTypes: () => ({}),
};

class Credentials extends ICredentialsHelper {
  #data;
  constructor(data) {
    super();
    this.#data = data;
  }
  getParentTypes = () => [];
  isCredentialUsableByNode = () => true;
  async authenticate(credentials, typeName, requestOptions, workflow, node) {
    const { properties } = loader.getCredential(typeName).type.authenticate;
    const keys = { $credentials: credentials };
    const headers = Object.entries(properties.headers).map(([name, value]) => [
      name,
      workflow.expression.getSimpleParameterValue(node, value, 'internal', keys),
    ]);
    return {
      ...requestOptions,
      headers: { ...requestOptions.headers, ...Object.fromEntries(headers) },
    };
  }
  preAuthentication = async () => undefined;
  runPreAuthentication = async () => undefined;
  getCredentials = async () => this.#data;
  getDecrypted = async () => this.#data;
  updateCredentials = async () => {};
  updateCredentialsOauthTokenData = async () => {};
  getCredentialsProperties = (type) => loader.getCredential(type).type.properties;
}

const nodeOf = (name, type, parameters) => ({
  id: name,
  name,
  type,
  typeVersion: 1,
  position: [0, 0],
  parameters,
  webhookId: 'a-webhook',
  ...(type === 'items' ? {} : { credentials: { pagewrightApi: { id: '1', name: 'Pagewright' } } }),
});

export function createN8n({ baseUrl, apiKey, webhookBaseUrl }) {
  let executions = 0;
  const additionalData = (workflow) => ({
    credentialsHelper: new Credentials({ baseUrl, apiKey }),
    hooks: new ExecutionLifecycleHooks('manual', '1', workflow),
    executionId: String(++executions),
    currentNodeExecutionIndex: 0,
    restApiUrl: '',
    instanceBaseUrl: '',
    webhookBaseUrl,
    webhookWaitingBaseUrl: `${webhookBaseUrl}/waiting`,
    formWaitingBaseUrl: `${webhookBaseUrl}/form`,
    variables: {},
    executeWorkflow: async () => {},
    logAiEvent() {},
  });
  const build = (nodes) => {
    const connections = Object.fromEntries(
      nodes
        .slice(1)
        .map(({ name }, index) => [
          nodes[index].name,
          { main: [[{ node: name, type: 'main', index: 0 }]] },
        ]),
    );
    return new Workflow({ id: 'w', nodes, connections, active: false, nodeTypes });
  };
  return {
    core,
    additionalData,
    triggerWorkflow: (parameters) =>
      build([nodeOf('Trigger', `${PREFIX}pagewrightTrigger`, parameters)]),
    /** Runs Pagewright nodes one after the other on items, and returns the output items of the last. */
    async run(items, ...steps) {
      const nodes = steps.map((parameters, index) =>
        nodeOf(`Step ${index}`, `${PREFIX}pagewright`, parameters),
      );
      const workflow = build([nodeOf('Start', 'items', { items }), ...nodes]);
      const executor = new WorkflowExecute(additionalData(workflow), 'manual');
      const { data } = await executor.run({ workflow, startNode: workflow.getNode('Start') });
      const { error, runData } = data.resultData;
      if (error) throw error;
      return runData[nodes.at(-1).name][0].data.main[0];
    },
    readBinary: (binary) => Container.get(BinaryDataService).getAsBuffer(binary),
  };
}

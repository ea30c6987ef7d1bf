import { serveAgents } from '#lib/compose/agents.ts';
import { ConfigError, readConfig } from '#lib/config.ts';
import { noPositionals, readCommandLine } from './command-line.ts';

const USAGE = `Serves the tools for agents (Model Context Protocol) over standard input and output.

  npm run --silent mcp

It needs no server and takes no arguments. Sources, mappings and templates are those of the service
in DATA_DIR (./.data); documents are written to DATA_DIR/agent-documents. docs/agents.md says how to
add it to an agent, docs/settings.md lists the settings.
`;

readCommandLine({ command: 'npm run mcp', usage: USAGE, options: {} }, (_, positionals) =>
  noPositionals(positionals),
);
try {
  await serveAgents(readConfig());
  process.exit(0);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

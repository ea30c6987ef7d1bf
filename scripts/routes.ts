import { resources } from '#functions/endpoints.ts';
import { noPositionals, readCommandLine } from './command-line.ts';

const USAGE = `Prints every endpoint: resource, method, path, who may call, kind of output, summary.

  npm run --silent routes
`;

readCommandLine({ command: 'npm run routes', usage: USAGE, options: {} }, (_, positionals) =>
  noPositionals(positionals),
);
const rows = Object.entries(resources).flatMap(([resource, endpoints]) =>
  endpoints.map(({ method, path, auth, output, summary }) => [
    resource,
    method,
    path,
    auth,
    output.kind,
    summary,
  ]),
);
const widths = rows[0]?.map((_, column) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0)),
);
for (const row of rows) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

import { resources } from '#functions/endpoints.ts';

for (const [resource, endpoints] of Object.entries(resources)) {
  for (const { method, path, auth, output, summary } of endpoints) {
    console.log(
      [
        resource.padEnd(10),
        method.padEnd(6),
        path.padEnd(30),
        auth.padEnd(12),
        output.kind.padEnd(6),
        summary,
      ].join(' '),
    );
  }
}

import { runCreate } from './create/command.ts';

process.exitCode = await runCreate(process.argv.slice(2));

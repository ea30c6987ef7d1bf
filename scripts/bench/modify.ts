import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile, openStores } from '#lib/adapters/local/open-stores.ts';
import { createSqliteQueue } from '#lib/adapters/local/sqlite-queue.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { modify } from '#lib/domain/editing/session/answer-modify.ts';
import type { ModifyNeeds } from '#lib/domain/editing/session/modify-session.ts';
import { createSession } from '#lib/domain/sessions/create-session.ts';
import { writeRevision } from '#lib/domain/sessions/revision-content.ts';
import { loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import { fillTemplate } from '#lib/domain/templates/fill-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import { interleave, percentile } from './measure.ts';
import type { Ratio } from './speed.ts';

const ROUNDS = 600;
/** As on a service that has run for a while: of so much code most is still being compiled in the first hundreds. */
const WARM_UP = 1_500;
const BOUND = 3;

/** Ordinary instructions, one after another: style, text that is added, the sheet. */
const INSTRUCTIONS = [
  'make the title dark green',
  'make the total bold and larger',
  'add the note "Delivery is free of charge."',
  'make the header background light grey',
  'set the page size to A4',
  'align the title to the right',
];

async function onePageQuote(): Promise<string> {
  const template = await loadBuiltIn('quote-modern');
  if (template === undefined) throw new Error('the template is gone');
  return fillTemplate(template, template.sampleData).html;
}

/**
 * A change of a one-page quote without a model, against what no change can leave out: to parse and
 * write its markup once, and to store it once. Sessions are fresh, so that the document stays the same.
 */
export async function measureModify(): Promise<{
  ratios: Ratio[];
  samples: Record<string, number>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  const { table, blobs } = openStores(folder);
  const queue = createSqliteQueue(databaseFile(folder), { name: 'tasks' });
  const silent = () => {};
  const needs = {
    table,
    blobs,
    queue,
    model: undefined,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    now: () => new Date(),
    newId: randomUUID,
  } as Omit<ModifyNeeds, 'renderer' | 'countPages'> as ModifyNeeds;
  const caller: Caller = {
    ownerId: randomUUID(),
    keyId: randomUUID(),
    tier: 'pro',
    registered: true,
  };
  const html = await onePageQuote();
  const draft = {
    origin: { type: 'template', templateId: 'quote-modern' },
    documentType: 'quote',
    title: '',
    filenameStem: 'quote',
    html,
    data: null,
    options: {},
  } as const;
  const total = ROUNDS + WARM_UP;
  const sessions = await Promise.all(
    Array.from({ length: total }, () => createSession(needs, caller, draft)),
  );
  let round = 0;
  const { signal } = new AbortController();
  const contestants = [
    {
      name: 'modify',
      run: async () => {
        const instruction = INSTRUCTIONS[round % INSTRUCTIONS.length] ?? '';
        const sessionId = sessions[round++]?.id ?? '';
        const { selfCheckPassed } = await modify(needs, caller, { sessionId, instruction }, signal);
        if (!selfCheckPassed) throw new Error(`${instruction}: not done`);
      },
    },
    {
      name: 'parse, write and store',
      run: async () => {
        const again = parseDocument(html).toHtml();
        const content = { html: again, data: null, options: {} };
        await writeRevision(
          needs,
          { ownerId: caller.ownerId, id: randomUUID(), revision: 1 },
          content,
        );
      },
    },
  ];
  try {
    const samples = await interleave(contestants, ROUNDS, WARM_UP);
    const at = (name: string, share: number) => percentile(samples.get(name) ?? [], share);
    const value = at('modify', 0.95) / at('parse, write and store', 0.95);
    const holds = value <= BOUND;
    const name = 'modify of a one-page quote / parse, write and store, p95';
    return {
      ratios: [{ name, value, bar: `≤ ${BOUND}`, holds }],
      samples: Object.fromEntries(
        contestants.flatMap((each) => [
          [`${each.name}, p50 ms`, at(each.name, 0.5)],
          [`${each.name}, p95 ms`, at(each.name, 0.95)],
        ]),
      ),
    };
  } finally {
    table.close();
    await rm(folder, { recursive: true, force: true });
  }
}

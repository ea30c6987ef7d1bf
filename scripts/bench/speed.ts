import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { type Arena, CLIENTS, enterArena } from './arena.ts';
import { type Contestant, interleave, percentile, throughput } from './measure.ts';
import { invoice, newInvoice, newPage, PNG_HTML, SCRIPTED_HTML } from './payloads.ts';

/** One line of the result: a ratio, with what it is held against. */
export interface Ratio {
  readonly name: string;
  readonly value: number;
  readonly bar: string;
  readonly holds: boolean;
}

/** Ratios, and the figures behind them. */
interface Measured {
  readonly ratios: Ratio[];
  readonly samples: Record<string, number>;
}

const atMost = (name: string, value: number, bound: number): Ratio => ({
  name,
  value,
  bar: `≤ ${bound}`,
  holds: value <= bound,
});
const atLeast = (name: string, value: number, bound: number): Ratio => ({
  name,
  value,
  bar: `≥ ${bound}`,
  holds: value >= bound,
});

const LINES = [1, 100, 1_000] as const;
/** Rounds by the number of lines: a thousand lines take about a second. */
const ROUNDS = { 1: 150, 100: 60, 1000: 12 } as const;

const htmlOf = async (lines: number): Promise<string> => {
  const config = readConfig();
  const { draft } = await composeRequest(
    { settings: config.settings, now: () => new Date() },
    { data: invoice(lines) },
  );
  return draft.html ?? '';
};

const run = (name: string, work: () => Promise<unknown>): Contestant => ({
  name,
  run: async () => void (await work()),
});

async function latencyOfData(arena: Arena): Promise<Measured> {
  const ratios: Ratio[] = [];
  const medians: Record<string, number> = {};
  const bounds = { 1: 1.5, 100: 1.25, 1000: 1.15 } as const;
  for (const lines of LINES) {
    const html = await htmlOf(lines);
    const samples = await interleave(
      [
        run('bare', () => arena.bare(html)),
        run('service', () => arena.create({ data: newInvoice(lines) })),
      ],
      ROUNDS[lines],
      5,
    );
    const p50 = (name: string) => percentile(samples.get(name) ?? [], 0.5);
    medians[`${lines} lines, bare page, p50 ms`] = p50('bare');
    medians[`${lines} lines, service, p50 ms`] = p50('service');
    ratios.push(
      atMost(
        `data, ${lines} ${lines === 1 ? 'line' : 'lines'}: service / bare page, p50`,
        p50('service') / p50('bare'),
        bounds[lines],
      ),
    );
  }
  return { ratios, samples: medians };
}

/** A contestant and its reference, in pairs: what a render leaves to be done behind it must not meet a third one. */
async function pair(
  name: string,
  reference: Contestant,
  contestants: readonly (Contestant & { readonly bound: number })[],
  rounds: number,
): Promise<Measured> {
  const samples = await interleave([reference, ...contestants], rounds, 5);
  const p50 = (of: string) => percentile(samples.get(of) ?? [], 0.5);
  return {
    ratios: contestants.map((one) =>
      atMost(`${one.name} / ${name}, p50`, p50(one.name) / p50(reference.name), one.bound),
    ),
    samples: Object.fromEntries(
      [...samples].map(([of, values]) => [`${of}, p50 ms`, percentile(values, 0.5)]),
    ),
  };
}

const QUOTE = {
  template: 'quote-modern',
  data: {
    client: { name: 'Ada' },
    lineItems: [{ description: 'Brass', quantity: 1, unitPrice: 2, total: 2 }],
    totals: { subtotal: 2, total: 2 },
  },
};

async function latencyOfTheRest(arena: Arena): Promise<Measured> {
  const html = await htmlOf(1);
  const created = await arena.post('/v1/create', { data: invoice(1) });
  const sessionId = String(JSON.parse(created.body.toString()).sessionId);
  const parts = [
    await pair(
      'spare context',
      run('spare context', () => arena.spare(SCRIPTED_HTML)),
      [{ ...run('html with script', () => arena.create({ html: SCRIPTED_HTML })), bound: 1.4 }],
      60,
    ),
    await pair(
      'bare screenshot',
      run('bare screenshot', () => arena.screenshot(PNG_HTML)),
      [
        {
          ...run('png', () => arena.create({ html: newPage(PNG_HTML), format: 'png' })),
          bound: 1.2,
        },
      ],
      60,
    ),
    await pair(
      'bare page',
      run('bare page', () => arena.bare(html)),
      [
        { ...run('html, one page', () => arena.create({ html: newPage(html) })), bound: 1.4 },
        { ...run('preview', () => arena.post('/v1/preview', QUOTE)), bound: 0.4 },
        {
          ...run('generate again unchanged', () => arena.generate({ sessionId })),
          bound: 0.3,
        },
      ],
      100,
    ),
  ];
  return merge(parts);
}

function merge(parts: readonly Measured[]): Measured {
  return {
    ratios: parts.flatMap(({ ratios }) => ratios),
    samples: Object.assign({}, ...parts.map(({ samples }) => samples)),
  };
}

async function documentsPerSecond(arena: Arena): Promise<Measured> {
  const html = await htmlOf(1);
  let next = 0;
  const idle = [...arena.lanes];
  const bareLane = async () => {
    const lane = idle.pop() ?? arena.lanes[next++ % CLIENTS];
    if (lane === undefined) return;
    await lane(html);
    idle.push(lane);
  };
  const perSecond = await throughput(
    [
      run('bare lanes', bareLane),
      run('service', () => arena.create({ data: newInvoice(1) })),
      run('page per request', () => arena.rivalPage(html)),
      run('forked page per request', () => arena.rivalForked(html)),
      run('browser per request', () => arena.rivalBrowser(html)),
      run('service, script', () => arena.create({ html: SCRIPTED_HTML })),
      run('page per request, script', () => arena.rivalPage(SCRIPTED_HTML)),
      run('forked page per request, script', () => arena.rivalForked(SCRIPTED_HTML)),
    ],
    CLIENTS,
    4,
    2_500,
  );
  const rate = (name: string) => perSecond.get(name) ?? Number.NaN;
  return {
    ratios: [
      atLeast(
        'documents/s at 4 clients: service / bare lanes',
        rate('service') / rate('bare lanes'),
        0.8,
      ),
      atLeast(
        'documents/s at 4 clients: service / new page per request',
        rate('service') / rate('page per request'),
        7,
      ),
      atLeast(
        'documents/s at 4 clients: service / new browser per request',
        rate('service') / rate('browser per request'),
        7,
      ),
      atLeast(
        'html with script, documents/s: service / new page per request',
        rate('service, script') / rate('page per request, script'),
        1,
      ),
    ],
    samples: Object.fromEntries(
      [...perSecond].map(([name, value]) => [`${name}, documents/s`, value]),
    ),
  };
}

/** The service against the bare page of the same Chromium and against what people write first, in one interleaved run. */
export async function measureSpeed(): Promise<Measured> {
  const arena = await enterArena();
  try {
    const parts = [
      await latencyOfData(arena),
      await latencyOfTheRest(arena),
      await documentsPerSecond(arena),
    ];
    return merge(parts);
  } finally {
    await arena.leave();
  }
}

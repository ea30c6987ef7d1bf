import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { useSession } from '#lib/domain/sessions/use-session.ts';
import type { Modification } from '#schemas/modify.ts';
import { type PdfContent, readPdf } from '#tests/support/pdf.ts';
import { OWNER_KEY, type TestService } from '#tests/support/service.ts';
import type { ShownPage } from '#tests/support/shown-page.ts';
import type { CorpusCase, Expectation } from './corpus.ts';
import { DOCUMENTS } from './documents.ts';
import { faultsOf } from './judge.ts';
import { observe } from './observe.ts';

/** How a case went. `worst`: carried out though it must be refused, other text changed, or a crash. */
export interface Verdict {
  readonly corpusCase: CorpusCase;
  readonly faults: readonly string[];
  readonly worst: boolean;
  /** As the service told it; empty and undefined where it refused. */
  readonly changes: readonly string[];
  readonly selfCheckPassed: boolean | undefined;
  /** Milliseconds of the slowest modify. */
  readonly slowest: number;
}

interface Refusal {
  readonly code: string;
  readonly error: string;
  readonly details?: { readonly suggestions?: readonly string[] };
}

async function openSession(service: TestService, name: string) {
  const document = DOCUMENTS[name];
  if (document === undefined) throw new Error(`no document ${name}`);
  const accept = { accept: 'application/json' };
  const response = await service.send('POST', document.path, document.body, accept);
  const { sessionId } = (await response.json()) as { sessionId: string };
  const caller = await authenticate(service.ports, OWNER_KEY);
  if (caller === undefined || caller === 'deactivated') throw new Error('the key is not known');
  const { html } = await useSession(service.ports, caller, sessionId);
  if (html === null) throw new Error(`${name} has no markup`);
  return { sessionId, html };
}

async function pdfOf(service: TestService, sessionId: string): Promise<PdfContent> {
  const response = await service.send('POST', '/v1/generate', { sessionId });
  if (response.status !== 200) throw new Error(await response.text());
  return readPdf(Buffer.from(await response.arrayBuffer()));
}

const leftOf = ({ pages }: PdfContent) =>
  Math.min(...pages.flatMap(({ lines }) => lines.map(({ x }) => x)));

function pdfFaults(expected: Expectation, before: PdfContent | undefined, after: PdfContent) {
  const wanted = expected.pdf;
  const [first] = after.pages;
  if (wanted === undefined || first === undefined) return [];
  const faults: string[] = [];
  const { size, left, leftChange, pages, text, number } = wanted;
  const [width = 0, height = 0] = size ?? [];
  if (size && (Math.abs(first.width - width) > 2 || Math.abs(first.height - height) > 2))
    faults.push(`the page measures ${first.width} x ${first.height}`);
  const x = leftOf(after);
  if (left && (x < left[0] || x > left[1])) faults.push(`text begins at ${x} points`);
  const was = before === undefined ? x : leftOf(before);
  if (leftChange && (leftChange === 'more' ? x <= was + 2 : x >= was - 2))
    faults.push(`text begins at ${x}, before at ${was}`);
  if (pages && after.pageCount !== pages) faults.push(`${after.pageCount} pages`);
  if (text && !after.pages.every((page) => new RegExp(text).test(page.text)))
    faults.push(`a page has no ${text}`);
  const numbered = first.lines.some(
    ({ text: line, y }) =>
      /(^|\s)1(\s*(of|\/)\s*\d+|$)/i.test(line.trim()) &&
      (number === 'top' ? y < first.height * 0.2 : y > first.height * 0.8),
  );
  if (number && !numbered) faults.push(`no page number at the ${number}`);
  return faults;
}

function refusalFaults({ refused, refusedToo, suggestions }: Expectation, refusal: Refusal) {
  const right = [...(refused ?? []), ...refusedToo];
  if (!right.includes(refusal.code)) return [`refused: ${refusal.code}: ${refusal.error}`];
  const offered = refusal.details?.suggestions?.length ?? 0;
  return suggestions && offered < 2 ? [`${offered} suggestions`] : [];
}

interface Said {
  readonly html: string;
  readonly changes: readonly string[];
  readonly selfCheckPassed: boolean | undefined;
  readonly refusal: Refusal | undefined;
  readonly status: number;
  readonly slowest: number;
}

async function say(service: TestService, corpusCase: CorpusCase, sessionId: string): Promise<Said> {
  let said: Said = {
    html: '',
    changes: [],
    selfCheckPassed: undefined,
    refusal: undefined,
    status: 200,
    slowest: 0,
  };
  for (const step of corpusCase.say) {
    const began = performance.now();
    const body = typeof step === 'string' ? { instruction: step } : step;
    const region = corpusCase.region === undefined ? {} : { region: corpusCase.region };
    const response = await service.send('POST', '/v1/modify', { sessionId, ...region, ...body });
    const answer = (await response.json()) as Modification & Refusal;
    const { status } = response;
    const slowest = Math.max(said.slowest, performance.now() - began);
    if (status !== 200) return { ...said, refusal: answer, status, slowest };
    const { html, changes, selfCheckPassed } = answer;
    said = { ...said, html, changes, selfCheckPassed, slowest };
  }
  return said;
}

/** Makes the document, says what the case says, and looks at the page in a browser. */
export async function runCase(
  service: TestService,
  page: ShownPage,
  corpusCase: CorpusCase,
): Promise<Verdict> {
  const { expect } = corpusCase;
  const { sessionId, html } = await openSession(service, corpusCase.on);
  const early = expect.pdf?.leftChange ? await pdfOf(service, sessionId) : undefined;
  const { refusal, status, slowest, ...said } = await say(service, corpusCase, sessionId);
  const verdict = (faults: readonly string[], worst = false): Verdict => ({
    corpusCase,
    faults,
    worst: worst || status >= 500 || slowest > 5_000,
    changes: said.changes,
    selfCheckPassed: said.selfCheckPassed,
    slowest,
  });
  if (refusal) return verdict(refusalFaults(expect, refusal));
  const told = `(told: ${said.changes.join(' ')})`;
  if (expect.refused) return verdict([`carried out instead of ${expect.refused} ${told}`], true);
  if (expect.same) return verdict(said.html === html ? [] : ['the markup is not the first one']);
  const before = await observe(page, html, expect);
  const after = await observe(page, said.html, expect);
  const faults = faultsOf(expect, { before, after });
  if (expect.pdf) faults.push(...pdfFaults(expect, early, await pdfOf(service, sessionId)));
  const wrongText = faults.some((fault) => /^(TEXT|EXECUTABLE)/.test(fault));
  return verdict(faults.length > 0 ? [...faults, told] : [], wrongText);
}

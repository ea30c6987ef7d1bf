import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { parseInput } from '#lib/http/validate.ts';
import { RenderOptions } from '#schemas/render-options.ts';
import groups from './examples.json' with { type: 'json' };
import invoice from './invoice.json' with { type: 'json' };

/** An example of what is understood, with the changes that the service reports. */
export interface FrameExample {
  readonly topic: string;
  readonly say: string;
  readonly changes: readonly string[];
  /** Whether all was read back, the sums too. */
  readonly isProved: boolean;
}

/** Carries every example out on an invoice of its own. */
export function examplesOfFrames(): FrameExample[] {
  const { html } = layoutDocument(analyzeData(invoice).model, { style: 'stripe-clean' });
  return groups.flatMap(({ topic, examples }) =>
    examples.map((say) => {
      const open = openDocument(html);
      const { document, content } = open;
      const read = interpret(say, {
        document,
        content,
        documentType: 'invoice',
        region: undefined,
      });
      if (read.kind !== 'operations') throw new Error(`“${say}” is not understood: ${read.kind}`);
      const result = editDocument(open, parseInput(RenderOptions, {}), read.operations);
      if (result.outcome === 'refused') throw new Error(`“${say}” is refused: ${result.message}`);
      return { topic, say, changes: result.changes, isProved: result.selfCheckPassed };
    }),
  );
}

const INTRODUCTION = `# In plain words

Examples of instructions for invoices, quotes and receipts, with the changes that [\`POST /v1/modify\`](sessions.md#modify) reports. Instructions are read in English, whatever the language of the document is. Sums, the balance and the due date follow. Where two places match, or where something does not exist, nothing is changed and the response says why.

All examples change one invoice of 2 March 2026: brand identity at £2,400, three web designs at £650, two photography days at £400, 20% tax, payment within 30 days. An instruction may hold several changes, and a reason for them. Looks, parts, columns and texts are changed the same way: “make the title dark green”, “hide the notes”, “move the terms above the totals”.
`;

/** The page of the documentation, with a table for each topic. */
export function plainWordsPage(): string {
  const topics = Map.groupBy(examplesOfFrames(), ({ topic }) => topic);
  const tables = [...topics].map(([topic, examples]) =>
    [
      `## ${topic}`,
      '',
      '| instruction | changes |',
      '|---|---|',
      ...examples.map(({ say, changes }) => `| ${say} | ${changes.join('. ')} |`),
    ].join('\n'),
  );
  return `${[INTRODUCTION, ...tables].join('\n').replaceAll('\n## ', '\n\n## ').replaceAll('\n\n\n', '\n\n')}\n`;
}

import { applyOperations } from '#lib/domain/editing/apply/apply-operations.ts';
import { InvalidOperation } from '#lib/domain/editing/apply/effect.ts';
import { checkMarkup } from '#lib/domain/editing/guardrails/check-markup.ts';
import { checkOperations } from '#lib/domain/editing/guardrails/check-operations.ts';
import type { Trial } from '#lib/domain/editing/model/ask-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

/** Operations between the guardrails, on a tree of their own. */
export function carryOut(html: string, operations: readonly Operation[]): Trial<string> {
  checkOperations({ log }, operations);
  const document = parseDocument(html);
  const editing = { document, content: readContent(document), options: {} };
  try {
    const { effects } = applyOperations(editing, operations);
    checkMarkup({ log }, new Set(), document.tree);
    const after = { ...editing, content: readContent(document) };
    const findings = effects.flatMap(({ checks }) =>
      checks.flatMap((check) => check.read(after) ?? []),
    );
    const result = document.toHtml();
    return findings.length === 0 ? { passed: true, result } : { passed: false, findings, result };
  } catch (error) {
    if (!(error instanceof InvalidOperation)) throw error;
    return { passed: false, findings: [error.message] };
  }
}

import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { checkOperations } from '#lib/domain/editing/guardrails/check-operations.ts';
import type { Trial } from '#lib/domain/editing/model/ask-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

/** Operations behind the guardrails, on a tree of their own, held to what they say they change. */
export function carryOut(html: string, operations: readonly Operation[]): Trial<string> {
  checkOperations({ log }, operations);
  const edited = editDocument(openDocument(html), {}, operations);
  if (edited.outcome === 'refused') return { passed: false, findings: [edited.message] };
  return edited.selfCheckPassed
    ? { passed: true, result: edited.html }
    : { passed: false, findings: edited.findings, result: edited.html };
}

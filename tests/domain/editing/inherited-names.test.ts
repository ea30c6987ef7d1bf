import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';

/** What every object has without it having been put there. */
const INHERITED = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];

const documentOf = (name: string) =>
  `<!doctype html><style>p{${name}:red;color:${name};margin:1${name};font-size:${name};background:${name}(1 2 3);border:1px ${name} red;font:${name}}${name}{color:red}h1{color:color(${name} 1 1 1);text-align:${name};font-weight:${name}}</style>
<header data-service-region="${name}"><h1>Invoice</h1></header><${name}>hello <b>x</b></${name}>
<table><tr><th>${name}</th><th>Total</th></tr><tr><td>A</td><td>5</td></tr></table><p>Notes: ${name}</p>`;

const instructionsWith = (name: string) => [
  `make the ${name} red`,
  `use ${name} font`,
  `convert to ${name}`,
  `set ${name} to 5`,
  'make all text bigger',
  'add zebra rows',
  `add a section titled "${name}"`,
  name,
  `change the accent color to ${name}`,
  `show the ${name}`,
  `rename ${name} to builder`,
  `move the ${name} above the table`,
  `set margins to 1${name}`,
  `page size ${name}`,
  `dates as ${name}`,
  `make the title 12${name}`,
  `make the title dark ${name}`,
  `add ${name} signature lines`,
  `${name} decimals`,
  `swap ${name} and Total`,
];

describe('names that every object inherits', () => {
  for (const name of INHERITED)
    test(`${name} in markup, styles and instructions is a word like another`, () => {
      for (const instruction of instructionsWith(name)) {
        const open = openDocument(documentOf(name));
        const { document, content } = open;
        const subject = { document, content, documentType: 'custom', region: undefined };
        const found = interpret(instruction, subject);
        if (found.kind !== 'operations') continue;
        const report = JSON.stringify(editDocument(open, {}, found.operations));
        assert.doesNotMatch(report, /native code|\[object/, instruction);
      }
    });
});

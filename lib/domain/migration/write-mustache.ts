import { escapeHtml } from '#lib/shared/html/escape.ts';
import { isComputable } from './evaluate.ts';
import type { Findings } from './findings.ts';
import { formatOf, knownFunction } from './known-functions.ts';
import { describe, nameFor } from './name-value.ts';
import { depthOf, homeDepth, isWalked, type Path, printsItem } from './places.ts';
import type { ResolvedNode } from './resolve.ts';
import type { Scope } from './scope.ts';
import { simplified } from './simplify-test.ts';
import type { Expression, Written } from './template-node.ts';

type Value = Written & { readonly value: Expression; readonly raw: boolean };

/** Braces of Mustache, written as text. */
export const literally = (text: string): string =>
  text.replaceAll(/\{{2,}/g, (braces) => `{{=<% %>=}}${braces}<%={{ }}=%>`);

/** Writes a resolved template as Mustache, noting what of it is there. */
export class MustacheWriter {
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  write(nodes: readonly ResolvedNode[], scope: Scope): string {
    return nodes.map((node) => this.#node(node, scope)).join('');
  }

  #node(node: ResolvedNode, scope: Scope): string {
    switch (node.kind) {
      case 'text':
        return literally(node.text);
      case 'value':
        return this.#value(node, scope);
      case 'if':
        return this.#condition(node, scope);
      case 'scope':
        return this.#scope(node, scope);
      case 'let':
        this.#findings.support('variables that are set', node.at);
        return '';
      case 'kept':
        this.#findings.support(node.feature, node.at);
        return '';
      case 'lost':
        this.#findings.lack(node.feature, node, node.reason, node);
        return this.write(node.body, scope);
    }
  }

  /** What an item does not have must not be taken from around it. */
  #close({ path }: Path, scope: Scope, written: Written): void {
    const [key] = path;
    if (key === undefined || scope.facts.closed.has(key) || !scope.looksOutFor(key)) return;
    scope.facts.closed.set(key, written.at.line);
    const reason = 'Mustache takes what an item does not have from the data around it';
    const workaround = `${BRING} ${key}: null where there is none`;
    this.#findings.lack('value that the data around has too', written, reason, {
      workaround,
      isKept: true,
    });
  }

  /** The name that a path has here. undefined: an inner scope has the same name, or it has none. */
  #nameOf(of: Path, scope: Scope): string | undefined {
    const depth = depthOf(of);
    const [key] = of.path;
    if (key === undefined) return depth === scope.depth ? '.' : undefined;
    for (let at = scope; at.depth > depth && at.parent !== undefined; at = at.parent)
      if (at.hasKey(key)) return undefined;
    const name = of.path.join('.');
    // What Mustache reads as something else is no name.
    return /^[#/^&!>={]|[{}]|^\s|\s$|[\r\n]/.test(name) ? undefined : name;
  }

  /**
   * The name of a value that the data must bring, since nothing here can compute it. A test is true or
   * false: a section of anything else would be about that.
   */
  #prepare(
    of: Expression,
    scope: Scope,
    written: Written,
    feature: string,
    isTest = false,
  ): string {
    const home = scope.at(homeDepth(of));
    const place = home.facts.isPlain && home.depth > 0 ? undefined : home;
    const key = JSON.stringify([of, isTest]);
    const known = place?.facts.prepared.get(key);
    const name = known?.name ?? nameFor(of, isTest, (taken) => isTaken(taken, scope));
    const isKept = place !== undefined && isComputable(of);
    if (known === undefined && of.kind !== 'opaque') {
      home.facts.keys.add(name);
      const value: Expression = isTest ? { kind: 'not', of: { kind: 'not', of } } : of;
      const { line } = written.at;
      const source = isComputable(of) ? describe(of) : written.source;
      place?.facts.prepared.set(key, { name, value, source, line, isComputable: isKept });
    }
    const reason = 'a Mustache template prints values and does not compute them';
    const workaround = `${BRING} ${name}`;
    this.#findings.lack(feature, written, reason, { workaround, isKept });
    return name;
  }

  #value({ value, raw, ...written }: Value, scope: Scope): string {
    switch (value.kind) {
      case 'literal':
        this.#findings.support('fixed texts', written.at);
        return literally(raw ? String(value.value ?? '') : escapeHtml(String(value.value ?? '')));
      case 'path': {
        const name = this.#nameOf(value, scope);
        if (depthOf(value) === scope.depth) this.#close(value, scope, written);
        if (name === undefined)
          return tag(this.#prepare(value, scope, written, 'value with the name of another'), raw);
        this.#findings.support(raw ? 'values with markup' : 'values', written.at);
        return tag(name, raw);
      }
      case 'choose':
        return this.#chosen(value, { ...written, raw }, scope);
      case 'call':
        return this.#called(value, { ...written, raw }, scope);
      case 'binary':
        return this.#combined(value, { ...written, raw }, scope);
      default: {
        const feature = value.kind === 'turn' ? 'number of the turn' : 'computed value';
        return tag(this.#prepare(value, scope, written, feature), raw);
      }
    }
  }

  #chosen(
    { test, met, otherwise }: Extract<Expression, { kind: 'choose' }>,
    { raw, ...written }: Omit<Value, 'value'>,
    scope: Scope,
  ): string {
    const shownFor = (value: Expression): ResolvedNode[] =>
      value.kind === 'literal' && (value.value === '' || value.value === null)
        ? []
        : [{ ...written, kind: 'value', value, raw }];
    const node = { met: shownFor(met), otherwise: shownFor(otherwise) };
    return this.#condition({ ...written, kind: 'if', test, ...node }, scope);
  }

  #called(
    call: Extract<Expression, { kind: 'call' }>,
    { raw, ...written }: Omit<Value, 'value'>,
    scope: Scope,
  ): string {
    const known = knownFunction(call.name);
    const [of, other] = call.args;
    const again = (value: Expression, isRaw = raw) =>
      this.#value({ ...written, value, raw: isRaw }, scope);
    if (of === undefined) return again({ kind: 'opaque' });
    const format = formatOf(known);
    if (format !== undefined) {
      this.#findings.support(`formatting: ${call.name}`, written.at);
      return `{{#${format}}}${again(of)}{{/${format}}}`;
    }
    if (known === 'raw' || known === 'plain') return again(of, known === 'raw');
    if (known === 'default' && other !== undefined)
      return again({ kind: 'choose', test: of, met: of, otherwise: other });
    const isCounted = call.args.some(({ kind }) => kind === 'opaque');
    if (isComputable(call) || isCounted || of.kind !== 'path')
      return tag(this.#prepare(call, scope, written, `computed value: ${call.name}`), raw);
    const reason = `there is no counterpart of ${call.name}`;
    const workaround = 'the value is printed as the data has it';
    this.#findings.lack(`function ${call.name}`, written, reason, { workaround });
    return again(of);
  }

  /** Texts in a row are written in a row. */
  #combined(
    value: Extract<Expression, { kind: 'binary' }>,
    { raw, ...written }: Omit<Value, 'value'>,
    scope: Scope,
  ): string {
    const { operator, left, right } = value;
    const isText = (each: Expression): boolean =>
      (each.kind === 'literal' && typeof each.value === 'string') ||
      (each.kind === 'binary' &&
        each.operator === '+' &&
        (isText(each.left) || isText(each.right)));
    const again = (each: Expression) => this.#value({ ...written, value: each, raw }, scope);
    if (operator === '~' || (operator === '+' && (isText(left) || isText(right))))
      return again(left) + again(right);
    if (operator === 'or')
      return again({ kind: 'choose', test: left, met: left, otherwise: right });
    return tag(this.#prepare(value, scope, written, 'computed value'), raw);
  }

  #condition(node: Extract<ResolvedNode, { kind: 'if' }>, scope: Scope): string {
    const test = simplified(node.test, (of) => scope.valuesOf(of));
    if (test.kind === 'not')
      return this.#condition(
        { ...node, test: test.of, met: node.otherwise, otherwise: node.met },
        scope,
      );
    if (test.kind === 'binary' && test.operator === 'and' && node.otherwise.length === 0) {
      const inner = { ...node, test: test.right };
      return this.#condition({ ...node, test: test.left, met: [inner] }, scope);
    }
    const name = this.#testOf(test, node, scope);
    const met = this.write(node.met, scope);
    const otherwise = this.write(node.otherwise, scope);
    return (
      (met === '' ? '' : `{{#${name}}}${met}{{/${name}}}`) +
      (otherwise === '' ? '' : `{{^${name}}}${otherwise}{{/${name}}}`)
    );
  }

  /** The name of a section that prints once where a test holds. */
  #testOf(test: Expression, node: Extract<ResolvedNode, { kind: 'if' }>, scope: Scope): string {
    if (test.kind !== 'path') return this.#prepare(test, scope, node, 'comparison', true);
    const name = this.#nameOf(test, scope);
    if (depthOf(test) === scope.depth) this.#close(test, scope, node);
    const values = scope.valuesOf(test);
    const isList = values.some(Array.isArray) || isWalked(test, scope);
    const isEntered = values.some((value) => typeof value === 'object' && !Array.isArray(value));
    // A section of an object would look names up in it, one of a text would be the item.
    const hidesNames = isEntered && node.met.length > 0;
    const hidesItem = !isList && name !== '.' && printsItem(node.met);
    if (name === undefined || hidesNames || hidesItem) {
      const feature = 'condition on a value that would hide others';
      return this.#prepare(test, scope, node, feature, true);
    }
    this.#findings.support('conditions', node.at);
    return isList && name !== '.' ? `${name}.length` : name;
  }

  #scope(node: Extract<ResolvedNode, { kind: 'scope' }>, scope: Scope): string {
    const { of, isLoop, scope: inner } = node;
    const feature = isLoop ? 'loops' : 'entered objects';
    const own = of.kind === 'path' ? this.#nameOf(of, scope) : undefined;
    if (of.kind === 'path' && depthOf(of) === scope.depth) this.#close(of, scope, node);
    if (inner.isNestedInItself)
      this.#findings.lack('loop within a loop through the same list', node, SAME_ITEMS);
    else if (own !== undefined) this.#findings.support(feature, node.at);
    const name = own ?? this.#prepare(of, scope, node, 'loop over a computed list');
    const body = this.write(node.body, inner);
    const otherwise = this.write(node.otherwise, scope);
    return (
      `{{#${name}}}${body}{{/${name}}}` +
      (otherwise === '' ? '' : `{{^${name}}}${otherwise}{{/${name}}}`)
    );
  }
}

const SAME_ITEMS = 'the items of both are the same: give the inner loop a list of its own';

/** How the workaround of a value that the data must bring begins. */
export const BRING = 'bring it with the data, as';

const isTaken = (name: string, scope: Scope): boolean => {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent)
    if (at.hasKey(name)) return true;
  return false;
};

const tag = (name: string, raw: boolean): string => (raw ? `{{{${name}}}}` : `{{${name}}}`);

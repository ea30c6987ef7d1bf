import type { ContentModel, Region } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { FieldToInject } from '#schemas/injected-fields.ts';
import { blockWithin } from './block-within.ts';
import { labelFor, type Writing } from './field-tag.ts';
import { isGuarded, tagNodes } from './tag-nodes.ts';
import type { Workpiece } from './workpiece.ts';

/** Where a field goes: as an operation that brings its token in, or why it goes nowhere. */
export type Placing =
  | { readonly operation: Operation; readonly region: string; readonly inList?: string }
  | { readonly reason: string };

const PROSE =
  /(?:notes?|terms|remarks?|comments?|message|description|summary|conditions|instructions|details|text|statement)$/i;
const RECIPIENTS: readonly string[] = ['client-info', 'recipient', 'client', 'customer', 'bill-to'];
const SPEAKS_FOR_ITSELF = /(?:name|company|address|street|city|country|e-?mail|phone|website)$/i;
const PARTY = /^(?:client|customer|recipient|buyer|billTo|bill_to)\./i;

/** Finds the part of a template that a field belongs to. */
export function placeField(
  work: Workpiece,
  field: FieldToInject,
  writing: Writing,
  token: string,
): Placing {
  const { content } = work;
  const { name, region: wanted } = field;
  if (name.includes('[]')) return inList(work, field, writing, token);
  const region =
    wanted === undefined ? undefined : content.regions.find((each) => each.name === wanted);
  if (wanted !== undefined && region === undefined) {
    const names = [...new Set(content.regions.map((each) => each.name))].join(', ');
    return { reason: `there is no region "${wanted}": there are ${names || 'none'}` };
  }
  const label = labelFor(field);
  const place = region?.name ?? naturalRegion(content, name, writing);
  if (place === 'totals' && content.totals.length > 0) {
    const at = Math.max(0, content.totals.length - 1);
    return { operation: { op: 'add-total', label, value: token, at }, region: 'totals' };
  }
  const names = place === 'client-info' ? RECIPIENTS : [place];
  const target = region ?? content.regions.find((each) => names.includes(each.name));
  const isProse = writing === 'text' && PROSE.test(name);
  if (isProse || writing === 'image') return asText(work, target, { label, token, isProse });
  if (target !== undefined && RECIPIENTS.includes(target.name)) {
    const text = SPEAKS_FOR_ITSELF.test(name) ? token : `${label}: ${token}`;
    return asText(work, target, { label, token: text, isProse });
  }
  const facts =
    target ?? factsOf(content) ?? content.regions.find((each) => each.name === 'header');
  return {
    operation: {
      ...{ op: 'insert', place: 'end', target: facts === undefined ? 'n0' : within(work, facts) },
      block: { kind: 'fact', label, value: token },
    },
    region: facts?.name ?? 'body',
  };
}

function naturalRegion(content: ContentModel, name: string, writing: Writing): string {
  if (/^(?:totals?|summary|amounts)\./i.test(name) && writing !== 'text' && writing !== 'date')
    return 'totals';
  if (writing === 'money' && content.totals.length > 0) return 'totals';
  if (writing === 'image') return 'header';
  if (PARTY.test(name)) return 'client-info';
  return writing === 'text' && PROSE.test(name) ? 'notes' : 'meta';
}

/** The part around the first label with a value. */
function factsOf(content: ContentModel): Region | undefined {
  const value = content.nodes.find(({ role }) => role === 'value');
  return content.regions.find(({ name }) => name === value?.region);
}

const within = ({ content }: Workpiece, { id, element }: Region): string =>
  content.idOf(blockWithin(element)) ?? id;

function asText(
  work: Workpiece,
  target: Region | undefined,
  { label, token, isProse }: { label: string; token: string; isProse: boolean },
): Placing {
  const last = work.content.regions.findLast(({ name }) => name !== 'footer');
  if (target !== undefined && !isGuarded(work, target.element) && !isProse)
    return {
      operation: {
        op: 'insert',
        place: 'end',
        target: within(work, target),
        block: { kind: 'paragraph', text: token },
      },
      region: target.name,
    };
  const anchor = target ?? last;
  return {
    operation: {
      ...{
        op: 'insert',
        place: anchor === undefined ? 'end' : 'after',
        target: anchor?.id ?? 'n0',
      },
      block: isProse
        ? { kind: 'section', name: slug(label), heading: label, text: token }
        : { kind: 'paragraph', text: token },
    },
    region: anchor?.name ?? 'body',
  };
}

const slug = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/** A column of the table whose rows the list makes. */
function inList(work: Workpiece, field: FieldToInject, writing: Writing, token: string): Placing {
  const { content } = work;
  const at = field.name.lastIndexOf('[]');
  const list = field.name.slice(0, at);
  const own = field.name.slice(at + 3);
  const last = list.split('.').at(-1)?.replace('[]', '') ?? list;
  if (own === '' || own.includes('.'))
    return { reason: 'only a value of its own can be a column: list[].name' };
  const open = tagNodes(work).find(
    ({ tag }) => tag.type === '#' && (tag.name === list || tag.name === last),
  );
  const table = content.tables.find(({ element }) => {
    for (let above = open?.node.parent; above; above = above.parent)
      if (above === element) return true;
    return false;
  });
  if (open === undefined || table === undefined)
    return { reason: `the template has no table with a row for each of ${list}` };
  const firstFigure = table.columns.findIndex(({ numeric }, index) => index > 0 && numeric);
  const end = table.columns.length;
  const isText = writing === 'text' || writing === 'date' || writing === 'boolean';
  const place = isText ? Math.min(1, end) : Math.max(1, firstFigure === -1 ? end : end - 1);
  return {
    operation: {
      op: 'add-column',
      table: table.id,
      at: place,
      label: labelFor(field),
      cells: [token],
    },
    region: table.region ?? 'line-items',
    inList: own,
  };
}

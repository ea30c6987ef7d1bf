import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { protectTags } from '#lib/domain/editing/template/protect-tags.ts';
import { compileTemplate } from '#lib/domain/templates/compile.ts';
import { inferTemplateSchema, schemaOf } from '#lib/domain/templates/infer-schema.ts';
import { writtenTags } from '#lib/domain/templates/parse-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { FieldToInject, InjectedFields } from '#schemas/injected-fields.ts';
import type { TemplateField } from '#schemas/template.ts';
import { labelFor, schemaType, tagFor, type Writing, writingOf } from './field-tag.ts';
import { guardColumn } from './guard-column.ts';
import { guardField } from './guard-field.ts';
import { placeField } from './place-field.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;
type Editor = typeof import('#lib/domain/editing/editor.ts');

/** Puts fields into the fitting parts of a template, each styled like its neighbours. Nothing is stored. @throws templateNotFound */
export async function injectFields(
  needs: Needs,
  caller: Caller,
  reference: string,
  fields: readonly FieldToInject[],
): Promise<InjectedFields> {
  const template = await requireTemplate(needs, caller, reference);
  const editor = await import('#lib/domain/editing/editor.ts');
  const known = new Set(inferTemplateSchema(template.html).fields.map(({ name }) => name));
  const schema = [...schemaOf(template).fields];
  let { html } = template;
  const [injected, skipped]: [InjectedFields['injected'], InjectedFields['skipped']] = [[], []];
  for (const field of fields) {
    const { name } = field;
    const result = known.has(name)
      ? { reason: 'it is in the template already' }
      : injectField(editor, html, field);
    if ('reason' in result) {
      skipped.push({ name, reason: result.reason });
      continue;
    }
    html = result.html;
    known.add(name);
    injected.push({ name, region: result.region });
    if (!schema.some((each) => each.name === name))
      schema.push({ name, type: schemaType(field) } satisfies TemplateField);
  }
  return { success: true, html, schema: { fields: schema }, injected, skipped };
}

/** A word that stands for the field while the template is changed. */
const TOKEN = 'pwfieldvalue';

function injectField(
  editor: Editor,
  html: string,
  field: FieldToInject,
): { html: string; region: string } | { reason: string } {
  if (field.type === 'object')
    return {
      reason: 'an object prints nothing itself: name the values in it, such as client.name',
    };
  const writing = writingOf(field);
  const [tags, shielded] = [writtenTags(html), protectTags(html)];
  const open = editor.openDocument(shielded.html);
  const work = { tags, shielded, content: open.content, root: open.document.body };
  const placing = placeField(work, field, writing, TOKEN);
  if ('reason' in placing) return placing;
  const edited = editor.editDocument(open, {}, [placing.operation]);
  if (edited.outcome === 'refused') return { reason: edited.message };
  const document = editor.parseDocument(edited.html);
  if (placing.inList === undefined) {
    const tree = { tags, shielded, root: document.body };
    const reason = guardField(tree, TOKEN, labelFor(field), [`${TOKEN}open`, `${TOKEN}close`]);
    if (reason !== undefined) return { reason };
  } else guardColumn(document, TOKEN, field.name);
  const name = placing.inList ?? field.name;
  const isSum = placing.region === 'totals' && writing === 'number';
  const after = shielded.restore(
    withTags(document.toHtml(), name, field, isSum ? 'money' : writing),
  );
  try {
    compileTemplate(after);
  } catch (error) {
    return { reason: `the template would be none any more: ${(error as Error).message}` };
  }
  return { html: after, region: placing.region };
}

function withTags(html: string, name: string, field: FieldToInject, writing: Writing): string {
  const condition = field.type === 'array' ? `${name}.length` : name;
  const guarded = html
    .replaceAll(`<!--${TOKEN}open-->`, `{{#${condition}}}`)
    .replaceAll(`<!--${TOKEN}close-->`, `{{/${condition}}}`);
  const tag =
    writing === 'image'
      ? `<img src="{{${name}}}" alt="" style="max-width:180px;max-height:90px">`
      : tagFor(name, writing);
  // In a list there is no section around it yet, and these say something without a value too.
  const isBare = field.name.includes('[]') && (writing === 'image' || writing === 'boolean');
  return guarded.replaceAll(TOKEN, () => (isBare ? `{{#${name}}}${tag}{{/${name}}}` : tag));
}

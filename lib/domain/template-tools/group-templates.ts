import { allTemplates } from '#lib/domain/creation/template-catalog.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { StyleName, type TemplateSummary, TemplateType } from '#schemas/template.ts';
import type { VIEW_IDS } from '#schemas/template-tools.ts';

type Needs = Pick<Ports, 'table'>;
type Summaries = readonly Readonly<TemplateSummary>[];

interface View {
  readonly id: (typeof VIEW_IDS)[number];
  readonly name: string;
  readonly groups: { key: string; templates: TemplateSummary[] }[];
}

/** The caller's templates, in each order that a gallery may show them in. Groups without a template are left out. */
export async function templateViews(needs: Needs, caller: Caller) {
  const all = await allTemplates(needs, caller);
  const types = (templates: Summaries) => grouped(TemplateType.options, templates, 'type');
  const saved = all.filter(({ source }) => source === 'saved');
  const views: View[] = [
    { id: 'all', name: 'All templates', groups: [{ key: 'all', templates: [...all] }] },
    { id: 'byType', name: 'By document type', groups: types(all) },
    { id: 'byStyle', name: 'By style', groups: grouped(StyleName.options, all, 'style') },
    { id: 'saved', name: 'Saved templates', groups: types(saved) },
    {
      id: 'defaults',
      name: 'Defaults',
      groups: types(all.filter(({ isDefault }) => isDefault)),
    },
  ];
  return { success: true as const, views };
}

function grouped<Key extends 'type' | 'style'>(
  values: readonly TemplateSummary[Key][],
  templates: Summaries,
  key: Key,
): View['groups'] {
  return values
    .map((value) => ({
      key: value,
      templates: templates.filter((template) => template[key] === value),
    }))
    .filter((group) => group.templates.length > 0);
}

/** How many templates the caller can use: each type and style is there, with 0 where there is none. */
export async function countTemplates(needs: Needs, caller: Caller) {
  const all = await allTemplates(needs, caller);
  const count = (is: (template: Readonly<TemplateSummary>) => boolean) => all.filter(is).length;
  return {
    success: true as const,
    total: all.length,
    builtin: count(({ source }) => source === 'builtin'),
    saved: count(({ source }) => source === 'saved'),
    byType: counts(TemplateType.options, (value) => count(({ type }) => type === value)),
    byStyle: counts(StyleName.options, (value) => count(({ style }) => style === value)),
  };
}

function counts<Key extends string>(keys: readonly Key[], count: (key: Key) => number) {
  return Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;
}

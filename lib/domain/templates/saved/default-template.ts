import type { Ports } from '#lib/ports/index.ts';
import type { TemplateType } from '#schemas/template.ts';
import { DEFAULTS, DefaultPointer, defaultKey } from './saved-template-store.ts';

type Needs = Pick<Ports, 'table'>;

/** How often a pointer that others write is read again. */
const ATTEMPTS = 20;

/** The owner's default templates: ids by type. */
export async function readDefaults(
  needs: Needs,
  ownerId: string,
): Promise<ReadonlyMap<string, string>> {
  const { items } = await needs.table.query({
    partition: `OWNER#${ownerId}`,
    prefix: DEFAULTS,
    limit: 100,
  });
  return new Map(
    items.map(({ sort, value }) => [
      sort.slice(DEFAULTS.length),
      DefaultPointer.parse(value).templateId,
    ]),
  );
}

/** The id of the owner's default template of a type; undefined when there is none. */
export async function defaultTemplateId(
  needs: Needs,
  ownerId: string,
  type: TemplateType,
): Promise<string | undefined> {
  const item = await needs.table.get(defaultKey(ownerId, type));
  return item && DefaultPointer.parse(item.value).templateId;
}

/** Makes a template the default of a type, in the place of another. */
export async function setDefault(
  needs: Needs,
  ownerId: string,
  type: TemplateType,
  templateId: string,
): Promise<void> {
  await needs.table.put({ ...defaultKey(ownerId, type), value: { templateId } });
}

/** A template is no longer the default of a type; another one that has become it stays. */
export async function unsetDefault(
  needs: Needs,
  ownerId: string,
  type: TemplateType,
  templateId: string,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const item = await needs.table.get(defaultKey(ownerId, type));
    if (item === undefined || DefaultPointer.parse(item.value).templateId !== templateId) return;
    if (await needs.table.delete(item, { revision: item.revision })) return;
  }
  throw new Error(`The default ${type} template of ${ownerId} is written all the time`);
}

import { requireTemplate, type UsableTemplate } from '#lib/domain/creation/template-catalog.ts';
import { requireSource } from '#lib/domain/sources/find-source.ts';
import { openSource, type SourceNeeds } from '#lib/domain/sources/open-source.ts';
import type { SourceReader } from '#lib/domain/sources/source-reader.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { MappedField } from '#schemas/mapping.ts';
import type { RawRecord } from '#schemas/tabledb.ts';
import type { WritingOptions } from '#schemas/writing-options.ts';
import { applyMapping } from './apply-mapping.ts';
import { parseReference } from './field-reference.ts';
import { mappingLanguage } from './mapping-language.ts';

/** Which template is filled from which source, and how. */
export interface MappingParts {
  readonly templateId: string;
  readonly sourceId: string;
  readonly fields: readonly MappedField[];
}

/** A mapping with both of its ends. */
export interface OpenMapping {
  readonly template: UsableTemplate;
  readonly reader: SourceReader;
  /** The data of each record. */
  dataOf(records: readonly RawRecord[]): Promise<JsonObject[]>;
  /** The options of a request, with the language that all its documents are in. */
  writing<Options extends WritingOptions>(requested?: Options): Promise<Options & WritingOptions>;
}

/** @throws templateNotFound, sourceNotFound */
export async function openMapping(
  needs: SourceNeeds,
  caller: Caller,
  { templateId, sourceId, fields }: MappingParts,
  signal?: AbortSignal,
): Promise<OpenMapping> {
  const template = await requireTemplate(needs, caller, templateId);
  const source = await requireSource(needs, caller, sourceId);
  const reader = openSource(needs, source, signal);
  const kinds = new Map(schemaOf(template).fields.map(({ name, type }) => [name, type]));
  const names = fields.map(({ field }) => parseReference(field).field);
  return {
    template,
    reader,
    async writing<Options extends WritingOptions>(requested = {} as Options) {
      const locale = requested.locale ?? (await mappingLanguage(template, () => reader.fields()));
      return { ...requested, locale };
    },
    async dataOf(records) {
      const ends = {
        kinds,
        fields: await reader.tableFields(),
        related: await reader.related(names, records),
      };
      return records.map((record) => applyMapping(record, fields, ends));
    },
  };
}

/** A record of the source: the one that is named, else the first. @throws recordNotFound */
export async function recordOf(
  { reader }: OpenMapping,
  recordId: string | undefined,
): Promise<RawRecord> {
  const record =
    recordId === undefined
      ? (await reader.pages({ size: 1 }).next()).value?.records[0]
      : (await reader.find([recordId]))[0];
  if (record !== undefined) return record;
  throw new PagewrightError('recordNotFound', {
    message:
      recordId === undefined
        ? 'The source has no records'
        : `The source has no record "${recordId.slice(0, 100)}"`,
  });
}

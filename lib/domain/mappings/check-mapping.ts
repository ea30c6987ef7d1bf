import type { SourceNeeds } from '#lib/domain/sources/open-source.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Warning } from '#schemas/warning.ts';
import { mappingWarnings } from './mapping-warnings.ts';
import { type MappingParts, openMapping } from './open-mapping.ts';

/**
 * What a mapping lacks, told as it is stored: what leads nowhere, and what the template requires. Where the
 * source cannot be read now, that shows when records are.
 * @throws templateNotFound, sourceNotFound
 */
export async function checkMapping(
  needs: SourceNeeds,
  caller: Caller,
  parts: MappingParts,
  signal: AbortSignal,
): Promise<Warning[]> {
  const opened = await openMapping(needs, caller, parts, signal);
  const required = new Set(
    opened.template.schema.fields.filter(({ required }) => required).map(({ name }) => name),
  );
  const isTold = ({ code, subject = '' }: Warning) =>
    code !== 'PLACEHOLDER_UNMAPPED' || subject === 'currency' || required.has(subject);
  try {
    return (await mappingWarnings(opened, parts.fields)).filter(isTold);
  } catch (error) {
    if (error instanceof PagewrightError) return [];
    throw error;
  }
}

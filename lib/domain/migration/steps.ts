import type { RenderOptions } from '#schemas/render-options.ts';
import type { Unsupported } from './findings.ts';
import type { PreparedField } from './prepare-data.ts';
import { BRING } from './write-mustache.ts';

const MAX_LISTED = 40;

/** What is to be done to move a template, in order. */
export function stepsFor({
  unsupported,
  prepared,
  options,
  isOffice,
}: {
  readonly unsupported: readonly Unsupported[];
  readonly prepared: readonly PreparedField[];
  readonly options: RenderOptions;
  readonly isOffice: boolean;
}): string[] {
  const brought = prepared.slice(0, MAX_LISTED).map(({ name, within, expression, line }) => {
    const where = within.length === 0 ? 'the data' : `every item of ${within.join(', ')}`;
    return `Add ${name} to ${where}: ${expression} (line ${line})`;
  });
  const open = unsupported
    .filter(({ workaround }) => !workaround?.startsWith(BRING))
    .slice(0, MAX_LISTED)
    .map(
      ({ line, feature, reason, workaround }) =>
        `Line ${line}, ${feature}: ${workaround ?? reason}`,
    );
  const settings =
    Object.keys(options).length === 0 ? [] : [`Send options ${JSON.stringify(options)}`];
  return [
    ...(isOffice ? ['Give the converted template its looks: only text and tables were read'] : []),
    'Compare converted.rendered with a document of the service that you leave',
    ...open,
    ...brought,
    'Store converted.html: POST /v1/templates/saved { name, html, schema, sampleData }',
    ...settings,
    'Make documents: POST /v1/create { templateId, data }',
  ];
}

import { composeRenderer } from '#lib/compose/render.ts';
import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { jobOf } from '#lib/domain/creation/render-job.ts';
import { STYLE_TOKENS } from '#lib/domain/styles/tokens.ts';
import { builtInSummaries, loadBuiltIn } from '#lib/domain/templates/built-in/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { OutputFormat } from '#schemas/render-options.ts';
import type { StyleName } from '#schemas/template.ts';
import { SAMPLES } from './samples.ts';
import { systemRecords } from './system-exhibits.ts';

/** One document of the gallery. */
export interface Exhibit {
  /** Unique, and a file name without an ending. */
  readonly name: string;
  readonly label: string;
  /** What it is shown among. */
  readonly group: string;
  readonly data: JsonObject;
  readonly templateId?: string;
  readonly style?: StyleName;
}

export const SYSTEM_GROUP = 'Records of known systems';

/** Every built-in template, every type's generated layout in every style, and the records of some known systems. */
export async function exhibits(): Promise<Exhibit[]> {
  const templates = await Promise.all(
    builtInSummaries.map(async ({ id, name }): Promise<Exhibit> => {
      const data = (await loadBuiltIn(id))?.sampleData ?? {};
      return { name: `template-${id}`, label: name, group: 'Templates', data, templateId: id };
    }),
  );
  const layouts = Object.entries(SAMPLES).flatMap(([type, data]) =>
    Object.values(STYLE_TOKENS).map(
      ({ id, name }): Exhibit => ({
        name: `layout-${type}-${id}`,
        label: name,
        group: `Layouts: ${type}`,
        data,
        style: id,
      }),
    ),
  );
  const systems = systemRecords().map(
    ({ mapping, system, payload }): Exhibit => ({
      name: `system-${mapping}`,
      label: system,
      group: SYSTEM_GROUP,
      data: payload,
    }),
  );
  return [...templates, ...layouts, ...systems];
}

/** Renders exhibits as the service does; the clock stands still, so that the same exhibit is the same document. */
export interface Studio {
  /** Renders at a time. */
  readonly concurrency: number;
  /** @param deviceScaleFactor of a PNG; 2 by default */
  render(exhibit: Exhibit, format: OutputFormat, deviceScaleFactor?: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

const quiet = () => {};
const NOW = new Date('2026-11-20T12:00:00Z');

export function openStudio(): Studio {
  const config = readConfig();
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
  const renderer = composeRenderer(config, log);
  return {
    concurrency: config.render.concurrency,
    async render({ name, data, templateId, style }, format, deviceScaleFactor) {
      const { draft } = await composeRequest(
        { settings: config.settings, now: () => NOW },
        {
          data,
          ...(templateId === undefined ? {} : { templateId }),
          ...(style === undefined ? {} : { style }),
          ...(deviceScaleFactor === undefined
            ? {}
            : { options: { viewport: { deviceScaleFactor } } }),
        },
      );
      const job = await jobOf(draft, format, draft.options, {});
      const { content } = await renderer.render({ ownerId: 'gallery', ...job });
      if (!('bytes' in content))
        throw new Error(`${name}: the renderer kept the document elsewhere`);
      return content.bytes;
    },
    close: () => renderer.stop(),
  };
}

/** Calls `work` for every exhibit, as many at a time as the studio renders. */
export async function visit(
  studio: Studio,
  all: readonly Exhibit[],
  work: (exhibit: Exhibit) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const guide = async () => {
    for (const exhibit of waiting) await work(exhibit);
  };
  await Promise.all(Array.from({ length: studio.concurrency }, guide));
}

import { fillTemplate } from '#lib/domain/templates/fill-template.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import { invalid, PagewrightError } from '#lib/errors.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Assessment, AssessRequest, MigrationProvider } from '#schemas/service/migration.ts';
import { Findings } from './findings.ts';
import { prepareData, preparedFields } from './prepare-data.ts';
import { type MigrationSource, readSource } from './read-source.ts';
import { resolveNodes } from './resolve.ts';
import { schemaOfSample } from './schema-of-sample.ts';
import { Scope } from './scope.ts';
import { stepsFor } from './steps.ts';
import { type ParseTemplate, positionsIn } from './template-node.ts';
import { literally, MustacheWriter } from './write-mustache.ts';

/** The parser of each provider's language, read when it is asked for. */
const PARSERS: Readonly<Record<MigrationProvider, () => Promise<ParseTemplate>>> = {
  docraptor: async () => (await import('./providers/docraptor.ts')).parseDocRaptor,
  apitemplate: async () => (await import('./providers/jinja.ts')).parseJinja,
  pdfmonkey: async () => (await import('./providers/liquid.ts')).parseLiquid,
  craftmypdf: async () => (await import('./providers/craftmypdf.ts')).parseCraftMyPdf,
  carbone: async () => (await import('./providers/carbone.ts')).parseCarbone,
  handlebars: async () => (await import('./providers/handlebars.ts')).parseHandlebars,
};

const NOT_CSS = /^\s*\$[\w-]+\s*:|@(?:include|mixin|extend|use|function|if|each)\b/m;

/**
 * What of another service's template is there here, and the template as Mustache, proven by filling it.
 * @throws validation for a template that cannot be read, with the line
 */
export async function assessMigration(request: AssessRequest): Promise<Assessment> {
  const source = await readSource(request);
  const parse = await PARSERS[request.provider]();
  try {
    const nodes = parse(source.template);
    const findings = new Findings();
    const root = new Scope(source.data === undefined ? [] : [source.data]);
    const resolved = resolveNodes(nodes, root);
    const html = withStyle(new MustacheWriter(findings).write(resolved, root), source, findings);
    return await described(source, html, root, findings);
  } catch (error) {
    throw refusal(error);
  }
}

/** A template that nests too deep cannot be walked, and one that is no Mustache was nested too deep. */
function refusal(error: unknown): unknown {
  if (error instanceof RangeError)
    return invalid({ path: ['template'], message: 'nests too deep' });
  if (!(error instanceof PagewrightError) || error.condition !== 'validation') return error;
  const [detail] = error.details as { path: string[]; message: string }[];
  return detail?.path[0] === 'html'
    ? invalid({ path: ['template'], message: detail.message })
    : error;
}

function withStyle(html: string, { css, template }: MigrationSource, findings: Findings): string {
  if (css === undefined) return html;
  const written = { at: positionsIn(template)(0), source: css };
  if (NOT_CSS.test(css)) {
    const workaround = 'compile it to CSS';
    findings.lack('style sheets in SCSS', written, 'a browser does not read SCSS', { workaround });
  } else findings.support('style sheets', written.at);
  // The end of the element is the one thing that style sheets must not say.
  const style = `<style>${literally(css.replaceAll(/<\/style/gi, '<\\/style'))}</style>`;
  return /<\/head>/i.test(html) ? html.replace(/<\/head>/i, () => `${style}</head>`) : style + html;
}

async function described(
  { data, options, isOffice }: MigrationSource,
  html: string,
  root: Scope,
  findings: Findings,
): Promise<Assessment> {
  const sampleData = data === undefined ? await madeUp(html) : prepareData(data, root);
  const schema = schemaOfSample(html, sampleData);
  const rendered = fillTemplate({ html, schema }, sampleData).html;
  const prepared = preparedFields(root);
  const { supported, unsupported, compatible, score } = findings;
  return {
    ...{ compatible, score },
    supported: supported.map((each) => ({ ...each, lines: [...each.lines] })),
    unsupported: [...unsupported],
    converted: {
      ...{ html, schema, sampleData, rendered, options },
      prepared: prepared.map((each) => ({ ...each, within: [...each.within] })),
    },
    steps: stepsFor({ unsupported, prepared, options, isOffice }),
  };
}

async function madeUp(html: string): Promise<JsonObject> {
  const { sampleData } = await import('#lib/domain/template-tools/tools.ts');
  return sampleData(schemaOf({ html, schema: { fields: [] } }), html);
}

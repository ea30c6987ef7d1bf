import { protectTags } from '#lib/domain/editing/template/protect-tags.ts';
import { type WrittenTag, writtenTags } from '#lib/domain/templates/parse-template.ts';
import { FORMATS } from '#lib/domain/templates/walk-tags.ts';
import type { TemplateWarning } from '#schemas/template-tools.ts';
import { crossingSections } from './crossing-sections.ts';
import { markupFindings } from './markup-findings.ts';
import { positionsIn } from './positions.ts';

/** No template is so wrong that more would be read. */
const MAX_WARNINGS = 100;

/** What of a template will not do what its writer may expect. @throws validation on a syntax mistake */
export async function templateWarnings(html: string): Promise<TemplateWarning[]> {
  const positionOf = positionsIn(html);
  const tags = writtenTags(html);
  const protectedTemplate = protectTags(html);
  const { parseDocument } = await import('#lib/domain/editing/editor.ts');
  const { tree } = parseDocument(protectedTemplate.html);
  const crossing = crossingSections(tree, tags, protectedTemplate);
  const found: TemplateWarning[] = [
    ...tags.flatMap((tag): TemplateWarning[] => {
      const warning = ofTag(tag);
      return warning === undefined ? [] : [{ ...warning, ...positionOf(tag.at) }];
    }),
    ...crossing.map(
      (tag): TemplateWarning => ({
        code: 'SECTION_CROSSES_ELEMENTS',
        message: `The section "${tag.name}" begins in one element and ends in another: where it is left out or repeated, elements stay open. Put both tags into the same element`,
        ...positionOf(tag.at),
      }),
    ),
    ...markupFindings(tree, protectedTemplate.restore),
    ...(tags.some(({ type }) => type === 'name' || type === '&')
      ? []
      : [
          {
            code: 'NO_PLACEHOLDERS' as const,
            message: 'The template prints no value: every document of it will be the same',
          },
        ]),
  ];
  return found.slice(0, MAX_WARNINGS);
}

function ofTag({ type, name }: WrittenTag): Omit<TemplateWarning, 'line' | 'column'> | undefined {
  if (type === '>')
    return {
      code: 'PARTIAL_LEFT_OUT',
      message: `There are no partials: {{> ${name}}} prints nothing. Put its markup into the template`,
    };
  if (type === '&')
    return {
      code: 'MARKUP_SANITISED',
      message: `Markup in "${name}" is kept only as far as it is harmless formatting: scripts, forms, frames and event handlers are taken out`,
    };
  if ((type === '#' || type === '^') && /^format[A-Z]/.test(name) && !FORMATS.has(name))
    return {
      code: 'UNKNOWN_FORMAT',
      message: `There is no format "${name}": it is looked for in the data. Formats are ${[...FORMATS].join(', ')}`,
    };
  // "{{total | money}}", "{{formatDate date}}": of other template languages.
  if (
    type === 'name' &&
    (/[|(]/.test(name) || /^(?:format\w*|if|each|else|unless|with)\b/.test(name))
  )
    return {
      code: 'UNKNOWN_FORMAT',
      message: `"${name}" is taken as the name of a value. Values are formatted by sections: {{#formatMoney}}{{total}}{{/formatMoney}}`,
    };
  if ((type === '#' || type === '^') && /^(?:if|each|unless|with)\s/.test(name))
    return {
      code: 'UNKNOWN_FORMAT',
      message: `"${name}" is taken as the name of a value. A section is opened by the value's name alone: {{#${name.split(/\s+/)[1]}}}`,
    };
  return undefined;
}

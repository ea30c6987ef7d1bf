import { type Declaration, generate, parse, walk } from 'css-tree';
import type { EditableDocument } from '../../editable-document.ts';
import { readEditStyle, setEditStyle } from './edit-styles.ts';

/** Our theme of a document, by selector and property. */
type Theme = Map<string, Map<string, string>>;

/** The values of the custom properties that a style sheet gives the root of a document; later ones win. */
export function rootProperties(css: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!css.includes('--')) return found;
  walk(parse(css, { parseValue: false, parseCustomProperty: false }), {
    visit: 'Rule',
    enter(rule) {
      if (!/(?:^|[\s,])(?::root|html|body)(?:$|[\s,])/i.test(generate(rule.prelude))) return;
      for (const node of rule.block.children.toArray())
        if (node.type === 'Declaration' && node.property.startsWith('--'))
          found.set(node.property, givenValue(node));
    },
  });
  return found;
}

function givenValue({ value }: Declaration): string {
  return (value.type === 'Raw' ? value.value : generate(value)).trim();
}

/** Adds declarations to our theme of a document; those of the same selector and property are replaced. */
export function addToTheme(
  document: EditableDocument,
  rules: readonly (readonly [selector: string, property: string, value: string])[],
): void {
  const theme = readTheme(document);
  for (const [selector, property, value] of rules) {
    const declarations = theme.get(selector) ?? new Map<string, string>();
    declarations.set(property, value);
    theme.set(selector, declarations);
  }
  const css = [...theme].map(([selector, declarations]) => {
    const list = [...declarations].map(([property, value]) => `${property}:${value}!important`);
    return `${selector}{${list.join(';')}}`;
  });
  setEditStyle(document, 'theme', css.join(''));
}

function readTheme(document: EditableDocument): Theme {
  const theme: Theme = new Map();
  const css = readEditStyle(document, 'theme') ?? '';
  walk(parse(css, { parseValue: false, parseCustomProperty: false }), {
    visit: 'Rule',
    enter(rule) {
      const declarations = new Map<string, string>();
      for (const node of rule.block.children.toArray())
        if (node.type === 'Declaration') declarations.set(node.property, givenValue(node));
      theme.set(generate(rule.prelude), declarations);
    },
  });
  return theme;
}

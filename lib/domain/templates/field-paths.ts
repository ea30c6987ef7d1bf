import type { TemplateField, TemplateSchema } from '#schemas/template.ts';

/** One level of a template's fields: the tree that the dotted names spell. */
export interface FieldNode {
  readonly children: Map<string, FieldNode>;
  /** Set when the name says `[]`: the children are those of every item. */
  list: boolean;
  field: TemplateField | undefined;
}

function newNode(): FieldNode {
  return { children: new Map(), list: false, field: undefined };
}

/** The tree of `client.name`, `lineItems[].total` and the like. */
export function fieldTree(schema: TemplateSchema): FieldNode {
  const root = newNode();
  for (const field of schema.fields) {
    let node = root;
    for (const segment of field.name.split('.')) {
      const list = segment.endsWith('[]');
      const key = list ? segment.slice(0, -2) : segment;
      let child = node.children.get(key);
      if (child === undefined) {
        child = newNode();
        node.children.set(key, child);
      }
      child.list ||= list;
      node = child;
    }
    if (!field.name.endsWith('[]') || node.field === undefined) node.field = field;
    if (field.type === 'array') node.list = true;
  }
  return root;
}

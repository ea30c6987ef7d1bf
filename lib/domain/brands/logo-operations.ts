import type { Editing } from '#lib/domain/editing/apply/effect.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { CheckedBrand } from './read-brand.ts';

/** Exchanges the document's logo, or puts one at its head. A logo that is drawn in the markup stays. */
export function logoOperations({ content }: Editing, { logoUrl, name }: CheckedBrand): Operation[] {
  if (logoUrl === undefined) return [];
  const { logo, regions, title, nodes } = content;
  if (logo !== undefined) {
    return logo.element.name === 'img'
      ? [{ op: 'set-attribute', target: logo.id, name: 'src', value: logoUrl }]
      : [];
  }
  const block = { kind: 'logo', url: logoUrl, alt: name ?? '' } as const;
  const header = regions.find((region) => region.name === 'header');
  if (header !== undefined) return [{ op: 'insert', place: 'start', target: header.id, block }];
  const first = title ?? nodes[0];
  return first === undefined ? [] : [{ op: 'insert', place: 'before', target: first.id, block }];
}

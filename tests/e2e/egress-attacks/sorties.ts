import type { Attack } from './attack.ts';
import type { Sortie } from './campaign.ts';
import type { Field } from './field.ts';

/** For what a script sets off to get as far as the network. */
const SCRIPT_PAUSE = { waitMs: 250 };

/** A name for the nth: each sortie goes to the canary by another of its names. */
const nth = (field: Field, n: number) => field.hosts[n % field.hosts.length] ?? '';

/**
 * An attack by every way: as html to both formats, as html that is forced into a page with script,
 * and as a page at an address. One format each for the last two, in turns.
 */
export function everyWay(field: Field, attack: Attack, index: number): Sortie[] {
  const format = index % 2 === 0 ? 'pdf' : 'png';
  const at = (n: number) => field.aim(nth(field, index * 4 + n), attack.id);
  const name = attack.id;
  const html = (n: number) => ({ kind: 'html' as const, html: attack.markup(at(n)) });
  const pause = html(0).html.includes('<script') ? SCRIPT_PAUSE : {};
  return [
    { name, format: 'pdf', source: html(0), options: pause },
    { name, format: 'png', source: html(1), options: pause },
    { name, format, source: { kind: 'html', html: `<script>0</script>${html(2).html}` } },
    {
      name,
      format: format === 'pdf' ? 'png' : 'pdf',
      source: { kind: 'url', url: field.page(attack.markup(at(3))) },
      options: pause,
    },
  ];
}

/** Once as html, once as a page at an address, both to PDF: the ways on which most would get through. */
export function plainWays(field: Field, attack: Attack): Sortie[] {
  const markup = attack.markup(field.aim(nth(field, 0), attack.id));
  return [
    {
      name: attack.id,
      format: 'pdf',
      source: { kind: 'html', html: markup },
      options: SCRIPT_PAUSE,
    },
    {
      name: attack.id,
      format: 'pdf',
      source: { kind: 'url', url: field.page(markup) },
      options: SCRIPT_PAUSE,
    },
  ];
}

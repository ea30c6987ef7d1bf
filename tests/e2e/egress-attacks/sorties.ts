import type { Attack } from './attack.ts';
import type { Sortie } from './campaign.ts';
import type { Field } from './field.ts';

/** For what a script sets off to get as far as the network: the control shows that it is long enough. */
const SCRIPT_PAUSE = { waitMs: 120 };

/** A name for the nth: each sortie goes to the canary by another of its names. */
const nth = (field: Field, n: number) => field.hosts[n % field.hosts.length] ?? '';

/**
 * An attack by every way: as html to both formats, as a page at an address, and, where it has no
 * script, as html that is forced into a page with script. One format for the last two, in turns.
 */
export function everyWay(field: Field, attack: Attack, index: number): Sortie[] {
  const format = index % 2 === 0 ? 'pdf' : 'png';
  const name = attack.id;
  const markup = (n: number) => attack.markup(field.aim(nth(field, index * 4 + n), attack.id));
  const html = (n: number) => ({ kind: 'html' as const, html: markup(n) });
  const hasScript = markup(0).includes('<script');
  const pause = hasScript ? SCRIPT_PAUSE : {};
  const url = field.page(markup(2));
  const sorties: Sortie[] = [
    { name, format: 'pdf', source: html(0), options: pause },
    { name, format: 'png', source: html(1), options: pause },
    { name, format, source: { kind: 'url', url }, options: pause },
  ];
  if (hasScript) return sorties;
  const scripted = { kind: 'html' as const, html: `<script>0</script>${markup(3)}` };
  return [...sorties, { name, format: format === 'pdf' ? 'png' : 'pdf', source: scripted }];
}

/** Once as html, and every other one as a page at an address, to PDF. */
export function plainWays(field: Field, attack: Attack, index: number): Sortie[] {
  const { id: name } = attack;
  const html = attack.markup(field.aim(nth(field, index), name));
  const common = { name, format: 'pdf', options: SCRIPT_PAUSE } as const;
  const source = { kind: 'html', html } as const;
  if (index % 2 === 0) return [{ ...common, source }];
  return [
    { ...common, source },
    { ...common, source: { kind: 'url', url: field.page(html) } },
  ];
}

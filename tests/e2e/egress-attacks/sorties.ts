import type { Attack } from './attack.ts';
import type { Sortie } from './campaign.ts';
import type { Field } from './field.ts';

/** For what a script sets off to get as far as the network: the control shows that it is long enough. */
const SCRIPT_PAUSE = { waitMs: 120 };

/** A name for the nth: each sortie goes to the canary by another of its names. */
const nth = (field: Field, n: number) => field.hosts[n % field.hosts.length] ?? '';

/** Each attack by all of its ways takes minutes, so by default it takes two of them, in turns. */
const ALL_WAYS = process.env['EGRESS_ATTACKS'] === 'all';

/**
 * The ways of an attack: as html to both formats, as a page at an address, and, where it has no
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
  const alone: Sortie[] = [
    { name, format: 'pdf', source: html(0), options: pause },
    { name, format: 'png', source: html(1), options: pause },
  ];
  const scripted = { kind: 'html' as const, html: `<script>0</script>${markup(3)}` };
  const others: Sortie[] = [
    { name, format, source: { kind: 'url', url }, options: pause },
    ...(hasScript
      ? []
      : [{ name, format: format === 'pdf' ? 'png' : 'pdf', source: scripted } as const]),
  ];
  return [alone, others].flatMap((ways) =>
    ALL_WAYS ? ways : ways.slice((index >> 1) % ways.length).slice(0, 1),
  );
}

/** As html or as a page at an address, in turns, to PDF. */
export function plainWays(field: Field, attack: Attack, index: number): Sortie[] {
  const { id: name } = attack;
  const html = attack.markup(field.aim(nth(field, index), name));
  const common = { name, format: 'pdf', options: SCRIPT_PAUSE } as const;
  const ways = [
    { ...common, source: { kind: 'html', html } },
    { ...common, source: { kind: 'url', url: field.page(html) } },
  ] as const;
  return ALL_WAYS ? [...ways] : ways.slice(index % 2).slice(0, 1);
}

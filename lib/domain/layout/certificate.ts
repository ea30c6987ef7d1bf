import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';
import { renderBlocks } from './blocks.ts';
import { certificateSize } from './certificate-size.ts';
import { element, image, type Markup, region, say, text, written } from './markup.ts';
import { formattedLine } from './prose/prose.ts';
import { partyBox, partyLines, signatures } from './regions.ts';

/** Whether a certificate is one page that stands, since it has too much for one that lies. */
export const isUprightCertificate = (model: PrintedDocument, title: string): boolean =>
  certificateSize(model, heading(model, title), true).isUpright === true;

/** A certificate: framed, centred, landscape unless it only fits a page that stands. */
export function certificateBody(model: PrintedDocument, title: string, mayStand: boolean): Markup {
  const { wording } = model;
  const issuer = wording.issuer?.text ?? model.parties.find(({ role }) => role === 'sender')?.name;
  const logo =
    model.logo === undefined
      ? ''
      : image(model.logo.text, issuer === undefined ? 'Logo' : '', 'logo');
  // Where nobody is honoured the issuer's box follows at once.
  const isBoxed =
    wording.honoree === undefined &&
    model.parties.some(({ name, lines }) => name === issuer && lines.length > 0);
  const head = `${logo}${element('p', 'certificate-issuer', text(isBoxed ? '' : (issuer ?? '')))}<h1>${text(heading(model, title))}</h1>${element('p', 'subtitle', formattedLine(model.subtitle?.text ?? '', true))}`;
  const honoree = wording.honoree?.text;
  // A party that is already named and has nothing to add needs no box.
  // What is known of whom it is for stands below the name.
  const honoured =
    honoree === undefined ? undefined : model.parties.find(({ role }) => role === 'recipient');
  const others = model.parties.filter(
    (party) => party !== honoured && (party.lines.length > 0 || party.name !== issuer),
  );
  const boxes = element('div', 'intro others', others.map(partyBox).join(''));
  const said = wording.statement?.text ?? '';
  const { isClause = false } = model;
  const statement = element('p', 'certificate-statement', formattedLine(said, true));
  const lead = (words: string) => `<p class="certificate-lead">${text(words)}</p>`;
  const body = [
    honoree === undefined
      ? ''
      : `${isClause ? '' : lead(say(model, 'This is presented to'))}<p class="certificate-name">${text(honoree)}</p>${honoured === undefined ? '' : partyLines(honoured)}`,
    isClause ? statement : '',
    wording.achievement === undefined
      ? ''
      : `${isClause || /^for\b/i.test(said) ? '' : lead(model.words?.get('awarded for') ?? 'for')}<p class="certificate-achievement">${text(wording.achievement.text)}</p>`,
    isClause ? '' : statement,
    renderBlocks(model.sections, 3),
    renderBlocks(model.details, 3),
  ].join('');
  const facts = [model.number, ...model.facts, model.status]
    .filter((fact) => fact !== undefined)
    .map((fact) => `<div><dt>${text(fact.label)}</dt><dd>${written(fact)}</dd></div>`)
    .join('');
  const parts = [
    region('header', 'header', '', head),
    // Where nobody is honoured it stands first for whom this is.
    wording.honoree === undefined ? boxes : '',
    region('content', 'div', 'certificate-body', body),
    region('footer', 'footer', '', signatures(model.signatures)),
    wording.honoree === undefined ? '' : boxes,
    region('meta', 'dl', 'certificate-meta', facts),
  ].join('');
  const { type, flows } = certificateSize(model, heading(model, title), mayStand);
  const frame = flows ? 'certificate-frame flowing' : 'certificate-frame';
  return `<div class="${frame}" style="--type:${type}vh"><div class="certificate-content">${parts}</div></div>`;
}

/** "Certificate" alone says little where the data knows more. */
function heading(model: PrintedDocument, title: string): string {
  return model.titled || title !== say(model, 'Certificate')
    ? title
    : model.facts.some(({ label }) => /complet/i.test(label))
      ? say(model, 'Certificate of Completion')
      : say(model, 'Certificate of Achievement');
}

import type { DocumentModel } from '#lib/domain/detection/model.ts';
import { renderBlocks } from './blocks.ts';
import { element, image, type Markup, region, text, written } from './markup.ts';
import { details, notes, partyLines, signatures } from './regions.ts';

/** A letter: letterhead, date and address, subject, text, closing and signature. */
export function letterBody(model: DocumentModel): Markup {
  const [sender, recipient] = (['sender', 'recipient'] as const).map((role) =>
    model.parties.find((party) => party.role === role),
  );
  const logo =
    model.logo === undefined ? '' : image(model.logo.text, sender?.name ?? 'Logo', 'logo');
  const head =
    logo +
    element('p', 'sender-name', text(sender?.name ?? '')) +
    (sender === undefined ? '' : partyLines(sender));
  const to =
    recipient === undefined
      ? ''
      : element('p', 'party-name', text(recipient.name ?? '')) + partyLines(recipient);
  const facts = model.facts
    .map(
      (fact, index) =>
        `<p class="${index === 0 ? 'letter-date' : 'letter-fact'}">${fact.kind === 'date' ? written(fact) : `${text(fact.label)}: ${written(fact)}`}</p>`,
    )
    .join('');
  const subject = model.titled ? element('p', 'letter-subject', text(model.title)) : '';
  const body =
    element('p', 'salutation', text(model.wording.salutation?.text ?? '')) +
    renderBlocks(model.sections.map(withoutBodyLabel), 3);
  return [
    region('header', 'header', 'head', element('div', '', head)),
    region('meta', 'div', '', facts),
    region('client-info', 'section', 'letter-to', to),
    subject,
    region('content', 'div', 'letter-body', body),
    region('footer', 'footer', 'letter-closing', closing(model, sender?.name)),
    details(model),
    notes(model),
  ].join('');
}

function closing(model: DocumentModel, senderName: string | undefined): Markup {
  const words = element('p', '', text(model.wording.closing?.text ?? ''));
  const signers =
    model.signatures.length > 0 || senderName === undefined
      ? model.signatures
      : [{ path: '', name: senderName, title: undefined, date: undefined, image: undefined }];
  const named = signers.map((signer) => ({ ...signer, name: signer.name ?? senderName }));
  return words === '' && named.length === 0 ? '' : words + signatures(named);
}

/** The text of a letter is the letter: it has no heading. */
function withoutBodyLabel(
  block: DocumentModel['sections'][number],
): DocumentModel['sections'][number] {
  if (
    !/^(body|content|letter body|message|paragraphs|text|letter content|body text|body paragraphs)$/i.test(
      block.label ?? '',
    )
  )
    return block;
  const { label: _, ...rest } = block;
  if (rest.kind === 'list') return { kind: 'text', path: rest.path, paragraphs: rest.items };
  return rest as DocumentModel['sections'][number];
}

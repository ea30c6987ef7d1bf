import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { classNamed } from './class-names.ts';
import { textTarget } from './make.ts';
import type { Finder } from './party-names.ts';
import { region } from './region-finder.ts';
import type { Scope } from './scope.ts';

const marks = ({ element }: ContentNode) =>
  `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`;

/** How a letter begins and how it ends. */
const OPENS =
  /^(?:dear|hello|hi|greetings|to whom it may|good (?:morning|day|afternoon|evening))\b/i;
const CLOSES =
  /\b(?:regards|sincerely|wishes|faithfully|truly|respectfully|cordially|greetings)\b|^(?:best|cheers|thank you|many thanks|thanks),?$/i;
const LONGEST_LINE = 80;

const isLine = ({ role, text }: ContentNode) =>
  (role === 'prose' || role === 'text') && text.length < LONGEST_LINE;

const salutationOf = ({ content }: Scope) =>
  content.nodes.find((node) => /\b(?:salutation|greeting)\b/i.test(marks(node))) ??
  content.nodes.find((node) => isLine(node) && OPENS.test(node.text));

/** What stands after the text of a letter; nothing in a document that greets nobody. */
function closingOf(scope: Scope): ContentNode | undefined {
  const { nodes } = scope.content;
  const opening = salutationOf(scope);
  if (opening === undefined) return undefined;
  const after = nodes.slice(nodes.indexOf(opening) + 1);
  return after.findLast((node) => isLine(node) && CLOSES.test(node.text));
}

const text =
  (
    name: string,
    find: (scope: Scope) => ContentNode | readonly ContentNode[] | undefined,
  ): Finder =>
  (scope) => {
    const found = find(scope);
    return found && textTarget('role' in found ? [found] : found, name);
  };

/** The line that says what a letter is about. */
const subject = text('the subject line', (scope) => {
  const { nodes, title } = scope.content;
  return (
    nodes.find((node) => /(?:^|[\s-])subject(?:$|[\s-])/i.test(marks(node))) ??
    nodes.find(({ label, role }) => role === 'value' && /^(?:subject|re)$/i.test(label ?? '')) ??
    nodes.find(({ text: said }) => /^(?:re|subject|betreff)\s*:/i.test(said)) ??
    (closingOf(scope) === undefined ? undefined : title)
  );
});

/** Who signs: on the lines to sign on, else below the words that close a letter. */
function signing(scope: Scope): readonly ContentNode[] {
  const { nodes } = scope.content;
  const signed = nodes.filter(({ role }) => role === 'signature');
  if (signed.length > 0) return signed;
  const closing = closingOf(scope);
  if (closing === undefined) return [];
  const at = nodes.indexOf(closing);
  return nodes
    .slice(at + 1, at + 4)
    .filter(
      (node) => isLine(node) && node.region === closing.region && !/^p\.?\s?s\b/i.test(node.text),
    );
}

const POSITION = /\b(?:position|title|signature-title|signature-position|line|role)\b/i;
const isNamed = (node: ContentNode) =>
  /(?:^|[\s-])name(?:$|\s)/i.test(marks(node)) && !POSITION.test(marks(node));

function signatories(scope: Scope): readonly ContentNode[] {
  const all = signing(scope);
  const named = all.filter(isNamed);
  return named.length > 0 ? named : all.slice(0, 1);
}

/** Whoever writes stands at the head of a letter as well as at its end. */
const sender = text('the sender’s name', (scope) => {
  if (closingOf(scope) === undefined) return undefined;
  const [name] = signatories(scope);
  return name && scope.content.nodes.filter((node) => node.text === name.text);
});

const positions = text('the position', (scope) => {
  const all = signing(scope);
  const marked = all.filter((node) => POSITION.test(marks(node)));
  if (marked.length > 0) return marked;
  return all.some(isNamed) ? undefined : all.slice(1, 2);
});

/** The list of what is enclosed, or the line that says it. */
const enclosures: Finder = (scope) =>
  classNamed('enclosures', scope) ??
  textTarget(
    scope.content.nodes.filter(
      ({ label, text: said, role }) =>
        role !== 'cell' && /^(?:enclosures?|encl|enc|attachments?)\b/i.test(label ?? said),
    ),
    'the enclosures',
  );

/** What people call the lines of a letter, and who signs a document. */
export const LETTER_NAMES: readonly (readonly [string, Finder])[] = [
  [
    'subject | subject line | re line | re: line | re : line | reference line | letter subject | regarding line | subject heading | subject matter | subject text | topic line',
    subject,
  ],
  [
    'salutation | greeting | salutation line | greeting line | opening | opening line | opening greeting | opening salutation | dear line | form of address',
    text('the salutation', salutationOf),
  ],
  [
    'closing | closing line | complimentary close | complimentary closing | valediction | sign-off | sign off | signoff | sign-off line | closing words | closing phrase | closing formula | farewell | regards | regards line | closing greeting | closing salutation | parting line',
    text('the closing', closingOf),
  ],
  [
    'body | message | message text | text of message | body text | main text | letter text | text of letter | body of letter | letter body | body of text | body paragraphs | running text | letter content | content of letter | main body',
    (scope) =>
      salutationOf(scope) === undefined ? undefined : region('the body', 'body', 'content')(scope),
  ],
  [
    'signature | signature block | signature area | signature lines | sign off block',
    text('the signature', (scope) => {
      const found = signing(scope);
      return found.length === 0 ? undefined : found;
    }),
  ],
  [
    'enclosures | enclosure | enclosure note | enclosure notice | enclosure list | enclosures list | list of enclosures | enclosed documents | enclosed documents list | list of enclosed documents | attachments | list of attachments | attachment list | attachments list | enclosed items | enclosed files | enclosed papers',
    enclosures,
  ],
  [
    'signatory | signatories | signer | signers | signer name | signatory name | signatory names | signature name | signature names | name of signatory | name of signatories | name of signer | names of signatories | name in signature | name under signature | signing person | name at end | name at bottom | person who signs | name of person who signs | name below signature | signee | undersigned',
    text('the signatory', (scope) => {
      const found = signatories(scope);
      return found.length === 0 ? undefined : found;
    }),
  ],
  [
    'job title | position line | signatory title | title of signatory | position of signatory | sender position | sender title | signatory position | job position | sender job title | title below name | role of signatory | function of signatory',
    positions,
  ],
  [
    'name | names | my name | my own name',
    (scope) => {
      const found = salutationOf(scope) === undefined ? [] : signatories(scope);
      return textTarget(found, 'the signatory');
    },
  ],
  [
    "sender name | sender 's name | writer 's name | author 's name | name of sender | writer name | letter writer | name of writer | author name | sender own name",
    sender,
  ],
];

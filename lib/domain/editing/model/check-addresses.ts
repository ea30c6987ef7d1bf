import type { ContentModel } from '../content-model.ts';
import type { NewBlock, Operation } from '../operations.ts';
import { addressesIn } from './figures.ts';

/** What an operation brings along: what is fetched when the document is rendered, and what is only read. */
interface Brought {
  readonly fetched: readonly string[];
  readonly read: readonly string[];
}

function broughtByBlock(block: NewBlock): Brought {
  switch (block.kind) {
    case 'image':
    case 'logo':
      return { fetched: [block.url], read: [] };
    case 'qr-code':
      return { fetched: [], read: [block.content, block.caption] };
    default:
      return { fetched: [], read: Object.values(block).flat().map(String) };
  }
}

function broughtBy(operation: Operation): Brought {
  switch (operation.op) {
    case 'insert':
      return broughtByBlock(operation.block);
    case 'set-attribute':
      return operation.name === 'src'
        ? { fetched: [operation.value], read: [] }
        : { fetched: [], read: [operation.value] };
    case 'set-text':
      return { fetched: [], read: [operation.text] };
    case 'replace-text':
      return { fetched: [], read: [operation.replace] };
    case 'add-row':
      return { fetched: [], read: operation.cells };
    case 'add-total':
      return { fetched: [], read: [operation.label, operation.value] };
    case 'add-column':
      return {
        fetched: [],
        read: Array.isArray(operation.cells) ? operation.cells : [],
      };
    default:
      return { fetched: [], read: [] };
  }
}

/** The host of a web address, or an e-mail address: what a document writes of it without its scheme. */
const nameOf = (address: string): string =>
  (address.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/, '').split(/[/?#]/)[0] ?? '').replace(
    /[.!?:]+$/,
    '',
  );

/** Every word as the name of an address that it may be. */
const namesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s"'<>(),;]+/)
    .map(nameOf);

/**
 * Addresses that nobody asked for. A text in a document may talk a model into sending what the
 * document says somewhere, by an image that is fetched when it is rendered, or into sending its reader
 * there: an image comes from an address in the instruction, a link leads to one that the instruction or
 * the document names.
 */
export function checkAddresses(
  operations: readonly Operation[],
  instruction: string,
  { nodes }: ContentModel,
): string[] {
  const asked = instruction.toLowerCase();
  let known: ReadonlySet<string> | undefined;
  const isKnown = (name: string): boolean => {
    known ??= new Set([instruction, ...nodes.map(({ text }) => text)].flatMap(namesIn));
    return known.has(name);
  };
  return operations.flatMap((operation) => {
    const { fetched, read } = broughtBy(operation);
    const foreign = [
      ...fetched.filter((address) => !asked.includes(address.toLowerCase())),
      ...read.flatMap(addressesIn).filter((address) => !isKnown(nameOf(address))),
    ];
    return foreign.map(
      (address) =>
        `${operation.op}: the instruction does not name the address ${address.slice(0, 80)}.`,
    );
  });
}

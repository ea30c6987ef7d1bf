declare module 'yauzl-promise' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    readonly filename: string;
    readonly uncompressedSize: number;
    readonly externalFileAttributes: number;
    openReadStream(): Promise<Readable>;
  }

  export interface Zip extends AsyncIterable<Entry> {
    close(): Promise<void>;
  }

  export function open(path: string): Promise<Zip>;
  export function fromBuffer(zip: Buffer): Promise<Zip>;
}

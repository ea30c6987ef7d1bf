import { addAbortSignal, PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a ZIP, opened when those before it have been read. */
export interface ZipPart {
  readonly name: string;
  readonly content: Readable | AsyncIterable<string>;
  readonly modifiedAt: Date;
  /** false: what is compressed already, as PDF and PNG are. */
  readonly compress: boolean;
}

/**
 * A ZIP that is made while it is read: one part is open at a time, so it takes the same memory
 * whatever it holds. A part that fails breaks the stream off; a reader that leaves ends the parts.
 */
export function zipStream(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  const left = new AbortController();
  output.once('close', () => left.abort());
  const feed = async () => {
    for await (const { name, content: source, modifiedAt: mtime, compress } of parts) {
      const content =
        source instanceof Readable ? source : Readable.from(source, { objectMode: false });
      addAbortSignal(left.signal, content);
      zip.addReadStream(content, name, { mtime, compress });
      await finished(content, { writable: false });
    }
    zip.end();
  };
  feed().catch((error: unknown) => output.destroy(error as Error));
  pipeline(zip.outputStream, output, () => {});
  return output;
}

/** A ZIP as an endpoint's file. It is begun only when it is wanted. */
export const zipReply = (content: { filename: string; files: AsyncIterable<ZipPart> }) => ({
  mediaType: 'application/zip',
  file: () => ({
    content: zipStream(content.files),
    mediaType: 'application/zip',
    filename: content.filename,
    disposition: 'attachment' as const,
  }),
});

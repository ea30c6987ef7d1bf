/** A document or an archive, with what the headers of its response say about it. */
export interface PagewrightFile {
  readonly blob: Blob;
  readonly filename: string;
  readonly mediaType: string;
  /** The session in which the document can be changed. */
  readonly sessionId: string | undefined;
  readonly documentId: string | undefined;
  readonly documentType: string | undefined;
  /** How many warnings the JSON form of the answer would list. */
  readonly warningCount: number;
}

const ENCODED_NAME = /filename\*=UTF-8''([^;\s]+)/i;
const PLAIN_NAME = /filename="?([^";]+)"?/i;

function filenameOf(disposition: string): string | undefined {
  const [, encoded] = ENCODED_NAME.exec(disposition) ?? [];
  return encoded === undefined ? PLAIN_NAME.exec(disposition)?.[1] : decodeURIComponent(encoded);
}

export async function readFile(response: Response): Promise<PagewrightFile> {
  const { headers } = response;
  const text = (name: string) => headers.get(name) ?? undefined;
  const blob = await response.blob();
  return {
    blob,
    filename: filenameOf(headers.get('content-disposition') ?? '') ?? 'document',
    mediaType: text('content-type') ?? blob.type,
    sessionId: text('x-service-session-id'),
    documentId: text('x-service-document-id'),
    documentType: text('x-service-document-type'),
    warningCount: Number(headers.get('x-service-warnings') ?? 0),
  };
}

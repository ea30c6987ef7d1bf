/** A file, and the name that it is saved under. */
export interface NamedFile {
  readonly blob: Blob;
  readonly filename: string;
}

/** A file of the API's JSON answers. */
export function fileOfDataUrl(url: string, filename: string): NamedFile {
  const comma = url.indexOf(',');
  const type = url.slice('data:'.length, url.indexOf(';'));
  const bytes = Uint8Array.from(atob(url.slice(comma + 1)), (each) => each.charCodeAt(0));
  return { blob: new Blob([bytes], { type }), filename };
}

/** Lets the browser save a file. */
export function saveFile({ blob, filename }: NamedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

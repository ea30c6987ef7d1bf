import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';

/** A message as its recipient gets it. */
export interface SentMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export async function parseMail(source: Buffer | string): Promise<SentMail> {
  const parsed = await simpleParser(source);
  const to = Array.isArray(parsed.to) ? parsed.to : parsed.to ? [parsed.to] : [];
  return {
    id: (parsed.messageId ?? '').replace(/^<|@.*$/g, ''),
    to: to.map((each) => each.text).join(', '),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
  };
}

/** The messages that one machine keeps as files. */
export async function readMailFolder(folder: string): Promise<SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => parseMail(await readFile(join(folder, name)))));
}

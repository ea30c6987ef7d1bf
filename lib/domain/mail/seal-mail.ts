import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';

const Content = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
type Content = z.infer<typeof Content>;

/** A message belongs to nobody's account: its recipient may not have one. */
const placeOf = (id: string) => ({ ownerId: 'mail', recordId: id });

export const sealMail = (
  { secrets }: Pick<Ports, 'secrets'>,
  id: string,
  content: Content,
): Promise<string> => secrets.seal(JSON.stringify(content), placeOf(id));

export const openMail = async (
  { secrets }: Pick<Ports, 'secrets'>,
  id: string,
  sealed: string,
): Promise<Content> => Content.parse(JSON.parse(await secrets.open(sealed, placeOf(id))));

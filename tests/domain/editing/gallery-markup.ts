import { readConfig } from '#lib/config.ts';
import { composeRequest } from '#lib/domain/creation/compose-request.ts';
import { exhibits, SYSTEM_GROUP } from '#scripts/gallery/exhibits.ts';

/** The markup of every document of the gallery that is in American English: records of known systems are in many languages. */
export async function galleryMarkup(): Promise<{ name: string; html: string }[]> {
  const { settings } = readConfig();
  const now = () => new Date('2026-11-20T12:00:00Z');
  const all = (await exhibits()).filter(({ group }) => group !== SYSTEM_GROUP);
  return Promise.all(
    all.map(async ({ name, data, templateId, style }) => {
      const { draft } = await composeRequest(
        { settings, now },
        {
          data,
          ...(templateId === undefined ? {} : { templateId }),
          ...(style === undefined ? {} : { style }),
        },
      );
      return { name, html: draft.html ?? '' };
    }),
  );
}

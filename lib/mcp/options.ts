import { ItemOptions } from '#schemas/render-options.ts';

/** What an agent may say of a document of data: its language and its paper. */
export const ToolOptions = ItemOptions.pick({
  locale: true,
  currency: true,
  timeZone: true,
  pageSize: true,
  orientation: true,
});

/** What it may say of one whose values are written. */
export const PaperOptions = ToolOptions.pick({ pageSize: true, orientation: true });

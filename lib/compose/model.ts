import { createModel } from '#lib/adapters/model/model.ts';
import type { Config } from '#lib/config.ts';
import type { Model } from '#lib/ports/model.ts';

/** The language model that the settings name, if any. Its provider's code is read when it is first asked. */
export const model = ({ model }: Config): Model | undefined =>
  model === undefined ? undefined : createModel(model);

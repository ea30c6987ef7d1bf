import { analyze } from './analyze-template.ts';
import { clone } from './clone-template.ts';
import { count } from './count-templates.ts';
import { remove } from './delete-saved-template.ts';
import { generate } from './generate-template.ts';
import { getSaved } from './get-saved-template.ts';
import { get } from './get-template.ts';
import { getSchema } from './get-template-schema.ts';
import { injectFields } from './inject-fields.ts';
import { listSaved } from './list-saved-templates.ts';
import { styles } from './list-styles.ts';
import { list } from './list-templates.ts';
import { preview } from './preview-markup.ts';
import { refine } from './refine-template.ts';
import { saveSession } from './save-from-session.ts';
import { save } from './save-template.ts';
import { views } from './template-views.ts';
import { update } from './update-saved-template.ts';
import { validateData } from './validate-template-data.ts';

export const endpoints = [
  list,
  get,
  getSchema,
  save,
  listSaved,
  getSaved,
  update,
  remove,
  clone,
  refine,
  styles,
  views,
  count,
  preview,
  validateData,
  analyze,
  generate,
  injectFields,
  saveSession,
];

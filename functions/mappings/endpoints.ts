import { create } from './create-mapping.ts';
import { remove } from './delete-mapping.ts';
import { generate } from './generate-mapped.ts';
import { get } from './get-mapping.ts';
import { list } from './list-mappings.ts';
import { preview } from './preview-mapping.ts';
import { replace } from './replace-mapping.ts';
import { startSession } from './start-session.ts';

export const endpoints = [create, list, get, replace, remove, preview, startSession, generate];

import { create } from './create-source.ts';
import { remove } from './delete-source.ts';
import { get } from './get-source.ts';
import { records } from './list-records.ts';
import { list } from './list-sources.ts';
import { patch } from './patch-source.ts';
import { replace } from './replace-source.ts';
import { sync } from './sync-source.ts';
import { test } from './test-source.ts';

export const endpoints = [create, list, get, replace, patch, remove, test, sync, records];

import { create } from './create-webhook.ts';
import { remove } from './delete-webhook.ts';
import { getDocument } from './get-run-document.ts';
import { get } from './get-webhook.ts';
import { list } from './list-webhooks.ts';
import { receive } from './receive-record.ts';
import { test } from './test-webhook.ts';

export const endpoints = [create, list, get, remove, receive, getDocument, test];

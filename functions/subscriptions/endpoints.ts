import { create } from './create-subscription.ts';
import { remove } from './delete-subscription.ts';
import { get } from './get-subscription.ts';
import { list } from './list-subscriptions.ts';
import { rotate } from './rotate-secret.ts';

export const endpoints = [create, list, get, remove, rotate];

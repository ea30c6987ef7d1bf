import { activate } from './activate-code.ts';
import { approve } from './approve-request.ts';
import { stats } from './count-beta.ts';
import { invites } from './list-invites.ts';
import { requests } from './list-requests.ts';
import { request } from './request-access.ts';

export const endpoints = [request, activate, requests, approve, invites, stats];

import { accept } from './accept-proposal.ts';
import { match } from './match-proposal.ts';
import { generate } from './propose.ts';
import { custom } from './propose-custom.ts';

export const endpoints = [generate, accept, match, custom];

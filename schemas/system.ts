import { z } from 'zod';
import { Timestamp } from './common.ts';

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string().describe('The running build.'),
  timestamp: Timestamp,
});

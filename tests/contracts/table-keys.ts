import { randomUUID } from 'node:crypto';

/** A key in a partition that no other test uses. */
export const newKey = (sort = 'A') => ({ partition: `TEST#${randomUUID()}`, sort });

import { built } from '../requirement.ts';

export const jobRequirements = [
  ...built('contract 8: Batches, smart generation, jobs', {
    'jobs.template-batch': 'A batch over one template answers like batch/generate',
    'jobs.start': 'Starting a job is 202 with jobId, status, total and _links',
    'jobs.status': 'A job tells its status, counts, progress and paged results',
    'jobs.smart-batch': 'A job of smart generation picks a template for each item',
    'jobs.not-found':
      "An unknown job, another key's, and one of the other kind are 404 JOB_NOT_FOUND",
    'jobs.download': 'The ZIP of a finished job is streamed, with results.json',
    'jobs.not-ready': 'A download before the end is 409 JOB_NOT_READY',
    'jobs.cancel': 'DELETE cancels what has not begun; what was made stays',
    'jobs.crash': 'After a crash nothing is lost and nothing appears twice',
    'jobs.twice': 'A message that is delivered twice, or at the same time, makes nothing twice',
    'jobs.given-up':
      'A turn that fails as often as the queue allows fails its items, and the job comes to an end',
    'jobs.charge': 'Items are charged once, failed ones not at all; a quota may end amid a job',
    'jobs.fair': "One owner's huge job does not hold up another's small one",
    'jobs.limit': 'At most 5,000 items in a job',
    'jobs.forgotten': 'A job is forgotten with the last of its documents',
  }),
];

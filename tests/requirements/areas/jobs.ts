import { planned } from '../requirement.ts';

const SOURCE = 'contract 8: Batches, smart generation, jobs';

export const jobRequirements = [
  ...planned(SOURCE, 'Jobs are not part of this release', {
    'jobs.template-batch': 'A batch over one template answers like batch/generate',
    'jobs.start': 'Starting a job is 202 with jobId, status, total and _links',
    'jobs.status': 'A job tells its status, counts, progress and paged results',
    'jobs.download': 'The ZIP of a finished job is streamed, with results.json',
    'jobs.not-ready': 'A download before the end is 409 JOB_NOT_READY',
    'jobs.crash': 'After a crash nothing is lost and nothing appears twice',
    'jobs.limit': 'At most 5,000 items in a job',
  }),
];

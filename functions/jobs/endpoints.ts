import { smartCancel, templateCancel } from './cancel-job.ts';
import { smartDownload, templateDownload } from './download-job.ts';
import { smartGet, templateGet } from './get-job.ts';
import { smartStart } from './start-smart-batch.ts';
import { templateStart } from './start-template-batch.ts';

export const endpoints = [
  templateStart,
  templateGet,
  templateDownload,
  templateCancel,
  smartStart,
  smartGet,
  smartDownload,
  smartCancel,
];

/** The events that a subscription can ask for. */
export const events = [
  { name: 'Document Created', value: 'document.created' },
  { name: 'Document Failed', value: 'document.failed' },
  { name: 'Job Completed', value: 'job.completed' },
  { name: 'Job Failed', value: 'job.failed' },
  { name: 'Session Modified', value: 'session.modified' },
  { name: 'Template Updated', value: 'template.updated' },
];

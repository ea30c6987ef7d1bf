import { built } from '../requirement.ts';

export const packageRequirements = built('design 1: Shape', {
  'client.files': 'The client returns files as blobs with their name and session',
  'client.json': 'The client returns JSON, typed by the OpenAPI document',
  'client.errors': 'Each code of the table of errors is a class of the client',
  'client.retries':
    'A request that was refused for now or got lost is sent again, and carried out once',
  'client.modify': 'The stream of modify is an async iterator, whose error is thrown',
  'client.pages': 'Lists are read page after page',
  'client.jobs': 'The client waits for a job within a time limit and downloads its files',
  'client.webhooks': 'Deliveries are verified by signature and age',
  'client.package':
    'The package holds code with its declarations, and needs openapi-fetch and nothing else',
  'client.readme': 'The examples of its README compile and run against the service',
  'client.browser': 'The client works in a browser',
  'container.image': 'The image runs as an ordinary user on a read-only root with one volume',
  'container.sandbox': 'The sandbox of Chromium stays on in the container',
  'n8n.operations': 'The n8n node creates, previews, modifies, generates, and waits for batches',
  'n8n.trigger': 'The n8n trigger knows the six events and takes only signed deliveries',
});

import { built } from '../requirement.ts';

/** Events that go out. */
export const subscriptionRequirements = [
  ...built('contract 10: Webhooks and subscriptions', {
    'subscriptions.lifecycle': 'Subscriptions are created, listed, read, deleted',
    'subscriptions.secret': 'The secret is shown once, and sealed at rest',
    'subscriptions.events': 'Each of the six events is raised where it happens',
    'subscriptions.deliveries':
      'Deliveries are signed, retried for a day, never to private addresses',
    'subscriptions.redirects': 'Redirects are not followed',
    'subscriptions.last-delivery': 'lastDelivery tells how the last attempt went',
    'subscriptions.switched-off':
      'After five days of failures a subscription is switched off, told by mail',
    'subscriptions.slow': 'A slow receiver delays no other’s deliveries',
    'subscriptions.rotation': 'A secret is replaced, and the one before stays valid for a while',
    'subscriptions.order': 'Events about one resource are delivered in their order',
    'subscriptions.job': 'webhookUrl is a subscription for one job alone',
  }),
];

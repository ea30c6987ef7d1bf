import type { SystemMapping } from '../../mapping/system-mapping.ts';

const figure = (label: string, value: string) => ({ label: { $const: label }, value }) as const;
const rate = (label: string, value: string) =>
  ({ label: { $const: label }, kind: 'percent', value: { $from: value, $times: '100' } }) as const;

export const mailchimpReport: SystemMapping = {
  id: 'mailchimp-report',
  name: 'Mailchimp: campaign report',
  type: 'report',
  recognise: { has: ['campaign_title', 'emails_sent', 'opens.open_rate', 'clicks.click_rate'] },
  fields: {
    title: 'campaign_title',
    subtitle: 'subject_line',
    date: 'send_time',
    currency: 'ecommerce.currency_code',
    summary: ['preview_text'],
    metrics: [
      figure('Emails sent', 'emails_sent'),
      figure('Opens', 'opens.opens_total'),
      rate('Open rate', 'opens.open_rate'),
      figure('Clicks', 'clicks.clicks_total'),
      rate('Click rate', 'clicks.click_rate'),
      figure('Unsubscribed', 'unsubscribed'),
      {
        label: { $const: 'Bounces' },
        value: { $sum: ['bounces.hard_bounces', 'bounces.soft_bounces'] },
      },
      figure('Orders', 'ecommerce.total_orders'),
      { label: { $const: 'Revenue' }, kind: 'money', value: 'ecommerce.total_revenue' },
    ],
    facts: [{ label: { $const: 'Audience' }, value: 'list_name' }],
  },
};

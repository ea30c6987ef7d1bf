import type { JsonObject } from '#schemas/json.ts';

export const EXECUTIVE_REPORT_SAMPLE: JsonObject = {
  title: 'Customer support in the first quarter',
  subtitle: 'Faster answers, fewer repeat contacts, and what the chat channel still needs',
  summary:
    'Response times halved after the move to one shared queue, and satisfaction rose in every region. Chat grew faster than planned: without two more people it will miss its target in the third quarter.',
  metrics: [
    {
      label: 'First response, median',
      value: '1 h 52 min',
      change: '−54%',
      note: 'Was 4 h 05 min',
    },
    { label: 'Satisfaction', value: '94%', change: '+6 points' },
    { label: 'Tickets solved', value: 18420, change: '+11%' },
    { label: 'Repeat contacts', value: '8.2%', change: '−3.1 points' },
  ],
  sections: [
    {
      heading: 'What changed',
      text: 'In January the three regional inboxes became one queue with rules for language and urgency. Each ticket now has an owner within minutes, whatever the hour.',
      points: [
        'Hand-overs between regions fell from 31% to 9% of all tickets.',
        'The knowledge base gained 140 articles; a third of all chats now end with one of them.',
        'Weekend cover moved to a rota of volunteers, which is full until August.',
      ],
    },
    {
      heading: 'Where we fall short',
      text: 'Chat volume grew by 38% against a plan of 15%. Waiting times at noon exceed six minutes on most working days, and every fourth visitor leaves before an answer.',
    },
  ],
  recommendations: [
    'Hire two chat agents by June, one of them for Spanish.',
    'Offer a call back when the wait exceeds three minutes.',
    'Review the ten most frequent contact reasons with the product team every month.',
  ],
  meta: {
    reportNumber: 'CS-2026-Q1',
    date: '2026-04-09',
    period: 'January to March 2026',
    preparedBy: 'Helena Brandt',
    preparedFor: 'Executive team',
    notes:
      'Figures from the ticket system as of April 6. Satisfaction is the share of answers of 4 or 5 out of 5.',
  },
  branding: {
    companyName: 'Cloudharbor',
    companyAddress: '900 Battery Street, San Francisco, CA 94111',
  },
};

export const DATA_REPORT_SAMPLE: JsonObject = {
  title: 'Web traffic',
  subtitle: 'northwindcycles.example',
  summary: 'Organic search brought most of the growth, and the new size guide most of the orders.',
  metrics: [
    { label: 'Visits', value: 148230, change: '+12.4%' },
    { label: 'Visitors', value: 96114, change: '+9.1%' },
    { label: 'Orders', value: 2871, change: '+15.8%' },
    { label: 'Conversion', value: '1.94%', change: '+0.06 points' },
  ],
  breakdown: {
    title: 'Visits by channel',
    items: [
      { label: 'Organic search', value: 71150, share: 48 },
      { label: 'Direct', value: 34093, share: 23 },
      { label: 'Paid search', value: 22235, share: 15 },
      { label: 'Social', value: 13341, share: 9 },
    ],
  },
  tables: [
    {
      heading: 'Most visited pages',
      labelTitle: 'Page',
      valueTitles: ['Visits', 'Orders', 'Conversion'],
      noteTitle: 'Remark',
      rows: [
        { name: '/bikes/gravel', values: [28410, 702, '2.47%'], remark: 'New photos since May 4' },
        { name: '/guides/frame-size', values: [24975, 511, '2.05%'], remark: 'Published May 11' },
        { name: '/sale', values: [12902, 377, '2.92%'], remark: 'Ended May 24' },
      ],
      sums: [{ name: 'These pages', values: [66287, 1590, '2.40%'] }],
    },
    {
      heading: 'Countries',
      labelTitle: 'Country',
      valueTitles: ['Visits', 'Orders', 'Revenue'],
      rows: [
        { name: 'United States', values: [98420, 1984, '$1,904,640'] },
        { name: 'Canada', values: [27115, 533, '$506,350'] },
        { name: 'United Kingdom', values: [22695, 354, '$329,220'] },
      ],
      sums: [{ name: 'All', values: [148230, 2871, '$2,740,210'] }],
    },
  ],
  meta: {
    reportNumber: 'WT-05',
    date: '2026-06-02',
    period: 'May 2026',
    preparedBy: 'Jonas Weil',
    preparedFor: 'Marketing',
    notes: 'Changes compare with April. Visits by bots are left out.',
  },
  branding: { companyName: 'Northwind Cycles', companyAddress: 'Minneapolis, MN' },
};

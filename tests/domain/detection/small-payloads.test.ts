import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';

/** Little data, as people send it to try the service or between two systems of their own. */
const SMALL: readonly (readonly [type: DetectedType, name: string, data: JsonObject])[] = [
  [
    'document',
    'todo',
    {
      todos: [
        { id: 1, title: 'Buy milk', completed: false, userId: 3 },
        { id: 2, title: 'Call mum', completed: true, userId: 3 },
      ],
      total: 2,
      skip: 0,
      limit: 30,
    },
  ],
  ['document', 'todo1', { userId: 1, id: 1, title: 'delectus aut autem', completed: false }],
  [
    'document',
    'api error',
    {
      error: {
        code: 404,
        message: 'Not found',
        details: [{ field: 'id', issue: 'unknown' }],
        request_id: 'abc',
      },
    },
  ],
  [
    'document',
    'sms',
    {
      sid: 'SM1',
      from: '+14155550100',
      to: '+14155550101',
      body: 'Your parcel arrives tomorrow between 9 and 11.',
      status: 'delivered',
      price: '-0.0075',
      num_segments: '1',
      date_sent: '2026-03-01T10:00:00Z',
    },
  ],
  [
    'document',
    'telegram',
    {
      update_id: 1,
      message: {
        message_id: 5,
        from: { id: 7, is_bot: false, first_name: 'Ada' },
        chat: { id: 7, type: 'private' },
        date: 1772409600,
        text: 'See you at the harbour at six, bring a coat please.',
      },
    },
  ],
  [
    'document',
    'tweet',
    {
      id: '1',
      text: 'We just shipped a new release of the tide tables, enjoy!',
      author_id: '22',
      created_at: '2026-03-01T10:00:00Z',
      public_metrics: { retweet_count: 3, reply_count: 1, like_count: 22, quote_count: 0 },
    },
  ],
  [
    'document',
    'event ticket',
    {
      event: 'Harbour Jazz Night',
      attendee: { name: 'Ada Lovelace', email: 'ada@x.example' },
      venue: 'Old Pier',
      seat: 'B12',
      date: '2026-04-01T19:00:00Z',
      price: 35,
      ticket_number: 'T-991',
      organizer: 'Pier Events',
    },
  ],
  [
    'document',
    'listing',
    {
      title: 'Two-bedroom flat',
      address: '1 Quay',
      rent: 1200,
      bedrooms: 2,
      bathrooms: 1,
      landlord: { name: 'Copper' },
      available_from: '2026-05-01',
      description: 'Bright flat near the park',
    },
  ],
  [
    'document',
    'match',
    {
      home_team: 'Reds',
      away_team: 'Blues',
      score: { home: 2, away: 1 },
      stadium: 'North End',
      date: '2026-03-01',
      scorers: ['Ito', 'Bello'],
      attendance: 21022,
    },
  ],
  [
    'document',
    'patient',
    {
      patient: { name: 'R Lind', dob: '1980-02-02' },
      allergies: ['penicillin'],
      medications: [{ name: 'X', dose: '5 mg' }],
      diagnosis: 'Hypertension',
    },
  ],
  [
    'document',
    'inventory',
    {
      warehouse: 'Kassel',
      items: [
        { sku: 'A', name: 'Bolt', quantity: 100, location: 'R1' },
        { sku: 'B', name: 'Nut', quantity: 55, location: 'R2' },
      ],
      updated_at: '2026-03-01',
    },
  ],
  [
    'document',
    'price list',
    {
      title: 'Spring price list',
      valid_from: '2026-03-01',
      currency: 'EUR',
      products: [
        { name: 'Pot', price: 39 },
        { name: 'Mug', price: 12 },
      ],
    },
  ],
  [
    'document',
    'menu',
    {
      restaurant: 'Zur Linde',
      menu: [
        { category: 'Starters', dishes: [{ name: 'Soup', price: 6.5 }] },
        { category: 'Mains', dishes: [{ name: 'Trout', price: 19 }] },
      ],
    },
  ],
  [
    'document',
    'config',
    {
      server: { host: '0.0.0.0', port: 8080 },
      database: { url: 'postgres://x', pool: 10 },
      logging: { level: 'info' },
      features: { beta: true },
    },
  ],
  [
    'document',
    'tsconfig',
    {
      compilerOptions: { target: 'es2023', module: 'nodenext', strict: true },
      include: ['src'],
      exclude: ['dist'],
    },
  ],
  [
    'document',
    'faq',
    {
      title: 'FAQ',
      questions: [
        { question: 'How do I reset?', answer: 'Hold the button for ten seconds.' },
        { question: 'Is it waterproof?', answer: 'Yes.' },
      ],
    },
  ],
  [
    'document',
    'article',
    {
      title: 'Tides explained',
      author: 'Mina Sato',
      published_at: '2026-02-01',
      body: 'The moon pulls. The water follows. That is most of the story, and the rest is geography.',
      tags: ['sea'],
    },
  ],
  [
    'document',
    'changelog',
    {
      version: '2.4.0',
      date: '2026-03-01',
      added: ['Dark mode'],
      fixed: ['Crash on start'],
      removed: [],
    },
  ],
  [
    'document',
    'bank statement',
    {
      account: { iban: 'DE02120300000000202051', holder: 'A. Frank' },
      period: { from: '2026-02-01', to: '2026-02-28' },
      opening_balance: 1200.5,
      closing_balance: 980.2,
      transactions: [{ date: '2026-02-03', description: 'Rent', amount: -800, balance: 400.5 }],
    },
  ],
  [
    'document',
    'agenda',
    {
      title: 'Board meeting',
      date: '2026-03-10',
      location: 'Room 1',
      attendees: ['A', 'B'],
      agenda: [
        { item: 'Minutes', minutes: 5 },
        { item: 'Budget', minutes: 30 },
      ],
    },
  ],
  [
    'document',
    'person',
    {
      name: 'Ada Lovelace',
      age: 36,
      email: 'ada@x.example',
      address: { street: '1 A', city: 'London' },
    },
  ],
  [
    'document',
    'company',
    {
      name: 'Acme GmbH',
      employees: 22,
      founded: 1999,
      website: 'https://acme.example',
      ceo: 'J. Doe',
      industry: 'Tools',
    },
  ],
  [
    'document',
    'rows',
    {
      rows: [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
    },
  ],
  [
    'document',
    'movie',
    {
      title: 'Heat',
      year: 1995,
      director: 'Michael Mann',
      cast: ['Pacino', 'De Niro'],
      runtime: 170,
      rating: 8.3,
    },
  ],
  [
    'document',
    'gift card',
    {
      code: 'GC-1',
      balance: 50,
      currency: 'EUR',
      expires_at: '2027-01-01',
      recipient: { name: 'Ada' },
      message: 'Happy birthday, enjoy the books!',
    },
  ],
  [
    'document',
    'webhook push',
    {
      ref: 'refs/heads/main',
      commits: [{ id: 'a', message: 'Fix', author: { name: 'A' } }],
      repository: { name: 'x' },
      pusher: { name: 'A' },
    },
  ],
  [
    'document',
    'workout',
    {
      activity: 'Run',
      distance_km: 10.2,
      duration: 'PT52M',
      avg_heart_rate: 152,
      max_heart_rate: 171,
      calories: 640,
      splits: [{ km: 1, pace: '5:05' }],
    },
  ],
  [
    'document',
    'form def',
    {
      title: 'Contact form',
      fields: [
        { label: 'Name', type: 'text', required: true },
        { label: 'Email', type: 'email', required: true },
      ],
      submit_label: 'Send',
    },
  ],
  [
    'document',
    'timesheet',
    {
      employee: 'F. Siddiqui',
      week: '2026-W10',
      entries: [
        { day: 'Mon', project: 'X', hours: 7.5 },
        { day: 'Tue', project: 'Y', hours: 8 },
      ],
      total_hours: 15.5,
    },
  ],
  [
    'document',
    'CV german',
    {
      name: 'Jonas Brandt',
      geburtsdatum: '1990-01-01',
      berufserfahrung: [{ position: 'Schreiner', firma: 'Huber', von: '2015-01', bis: '2020-12' }],
      ausbildung: [{ schule: 'BBS' }],
      kenntnisse: ['CNC'],
    },
  ],
  [
    'document',
    'reservation',
    {
      reservation_id: 'R1',
      guest: { name: 'Ada' },
      hotel: 'Pier Hotel',
      check_in: '2026-04-01',
      check_out: '2026-04-03',
      room: 'Double',
      rate: 120,
      total: 240,
    },
  ],
  [
    'letter',
    'memo',
    {
      to: 'All staff',
      from: 'Facilities',
      date: '2026-03-01',
      re: 'Lift maintenance',
      body: 'The lift in the east wing is out of service on Thursday from 8 to 12. Please use the stairs.',
    },
  ],
  [
    'letter',
    'thank you',
    {
      letter: {
        recipient: 'Mrs. Green',
        text: 'Dear Mrs. Green,\n\nThank you for your donation of $500.\n\nSincerely,\nThe Shelter',
      },
    },
  ],
  [
    'letter',
    'minimal',
    {
      salutation: 'Dear team,',
      body: 'We will be closed on Friday for the public holiday.',
      closing: 'Best wishes',
    },
  ],
  [
    'letter',
    'dutch',
    {
      afzender: { naam: 'Bakkerij Smit' },
      ontvanger: { naam: 'Dhr. de Vries' },
      onderwerp: 'Uw bestelling',
      aanhef: 'Geachte heer de Vries,',
      tekst: 'Uw bestelling staat klaar en kan vanaf morgen worden opgehaald.',
      slotgroet: 'Met vriendelijke groet',
    },
  ],
  [
    'letter',
    'notice',
    {
      notice_type: 'Notice of rent increase',
      from: { name: 'Copperfield LLC' },
      to: { name: 'Jordan Ellis' },
      date: '2026-03-01',
      content:
        'This letter gives you sixty days notice that your monthly rent will rise to $2,050 on 1 June 2026.',
    },
  ],
  [
    'contract',
    'minimal',
    {
      title: 'Service Agreement',
      partyA: 'Acme',
      partyB: 'Bob',
      terms: 'Bob shall deliver the website by June. Acme shall pay $5,000.',
    },
  ],
  [
    'contract',
    'tos',
    {
      title: 'Terms of Service',
      effectiveDate: '2026-01-01',
      sections: [{ heading: 'Use', text: 'You may use the service.' }],
      governingLaw: 'Delaware',
    },
  ],
  [
    'contract',
    'italian',
    {
      contratto: {
        locatore: 'Rossi Srl',
        conduttore: 'Anna Bianchi',
        canone: 800,
        dataInizio: '2026-04-01',
        clausole: ['Il conduttore paga il canone entro il giorno 5.'],
      },
    },
  ],
  [
    'contract',
    'sow',
    {
      document_type: 'Statement of Work',
      client: 'Fern Health',
      contractor: 'Novak Consulting',
      scope_of_work: ['Audit', 'Training'],
      milestones: [{ name: 'Audit', due: '2026-04-01', amount: 5000 }],
      payment_terms: 'Net 30',
      start_date: '2026-03-15',
    },
  ],
  [
    'contract',
    'partnership',
    {
      agreement_title: 'Partnership agreement',
      partners: [
        { name: 'A. Lee', share: '50 %' },
        { name: 'B. Kim', share: '50 %' },
      ],
      capital: 20000,
      clauses: ['Profits are shared equally.'],
      signed_on: '2026-03-01',
    },
  ],
  [
    'certificate',
    'simple',
    {
      certificate: {
        to: 'Ada Lovelace',
        for: 'Outstanding service',
        by: 'Babbage Inc',
        date: '2026-01-01',
      },
    },
  ],
  [
    'certificate',
    'attendance',
    {
      title: 'Certificate of Attendance',
      participant: 'Ada',
      event: 'PDF Days 2026',
      hours: 6,
      organizer: 'PDF Guild',
      date: '2026-02-02',
    },
  ],
  [
    'certificate',
    'French',
    {
      attestation: {
        stagiaire: 'Luc Petit',
        formation: 'Habilitation électrique',
        organisme: 'Forma+',
        dateFin: '2026-02-20',
        duree: '14 heures',
      },
    },
  ],
  [
    'certificate',
    'award list',
    {
      recipientName: 'Ada',
      awardTitle: 'Best Paper',
      eventName: 'ICPDF',
      dateAwarded: '2026-02-02',
      issuerName: 'ICPDF',
    },
  ],
  [
    'certificate',
    'license',
    {
      type: 'Certificate',
      holder: 'Mia Chen',
      certification: 'Scrum Master',
      certificateId: 'SM-22',
      issued: '2026-01-01',
      expires: '2028-01-01',
    },
  ],
  [
    'report',
    'weekly status',
    {
      project: 'Apollo',
      week_of: '2026-03-02',
      status_summary: 'On track, one risk.',
      accomplishments: ['API done'],
      next_steps: ['Load test'],
      risks: [{ risk: 'Vendor delay', severity: 'medium' }],
    },
  ],
  [
    'report',
    'budget variance',
    {
      report_name: 'Budget vs actual',
      period: '2026-02',
      departments: [
        { department: 'Ops', budget: 1000, actual: 1200, variance: -200 },
        { department: 'IT', budget: 800, actual: 700, variance: 100 },
      ],
      total_budget: 1800,
      total_actual: 1900,
    },
  ],
  [
    'report',
    'kpi',
    {
      title: 'Sales dashboard',
      kpis: { revenue: 120000, orders: 812, conversion_rate: 0.031 },
      top_products: [{ name: 'Pot', units: 120 }],
    },
  ],
  [
    'report',
    'sales plain',
    {
      title: 'Monthly Sales Report',
      month: 'February 2026',
      total_sales: 120000,
      regions: [
        { name: 'North', sales: 70000 },
        { name: 'South', sales: 50000 },
      ],
      summary: 'Sales grew in both regions, mostly thanks to the new catalogue.',
    },
  ],
  [
    'report',
    'uptime',
    {
      monitor: 'api',
      period: { start: '2026-02-01', end: '2026-02-28' },
      uptime_percent: 99.97,
      avg_response_ms: 182,
      p95_response_ms: 420,
      outages: [{ start: '2026-02-03T10:00:00Z', duration_min: 6, cause: 'DNS' }],
    },
  ],
  [
    'report',
    'snyk',
    {
      ok: false,
      vulnerabilities: [
        {
          id: 'SNYK-1',
          title: 'ReDoS',
          severity: 'high',
          packageName: 'semver',
          version: '7.0.0',
          fixedIn: ['7.5.2'],
        },
      ],
      dependencyCount: 120,
      uniqueCount: 1,
      projectName: 'web',
      summary: '1 vulnerable dependency path',
    },
  ],
  [
    'report',
    'french',
    {
      titre: 'Rapport annuel 2025',
      synthese: "L'année a été marquée par une croissance de 8 %.",
      indicateurs: { chiffreAffaires: 1200000, effectif: 42 },
      recommandations: ['Ouvrir une agence à Lyon'],
    },
  ],
];

describe('little data', () => {
  for (const [type, name, data] of SMALL)
    it(`is taken for what it is: ${name}`, () => {
      const { documentType, confidence } = analyzeData(data).analysis;
      assert.equal(documentType, type, `${documentType} ${confidence}`);
      assert.ok(type === 'document' ? confidence <= 0.5 : confidence > 0.5, `${confidence}`);
    });
});

import type { JsonObject } from '#schemas/json.ts';

export const DIPLOMA_SAMPLE: JsonObject = {
  title: 'Diploma of Fine Bookbinding',
  recipient: 'Eleanor Whitcombe',
  achievement: 'with distinction, the Master Binder’s Diploma',
  statement:
    'for three years of study and a masterwork in full leather, judged by the Guild’s examiners on the sixteenth of May.',
  meta: { date: '2026-05-16', certificateId: 'GB-2026-014' },
  signatures: [
    { name: 'Prof. Arthur Penhaligon', position: 'Master of the Guild' },
    { name: 'Marguerite Vance', position: 'Chair of Examiners' },
  ],
  branding: { companyName: 'The Guild of Bookbinders', companyAddress: 'Founded 1894' },
};

export const COURSE_CERTIFICATE_SAMPLE: JsonObject = {
  recipient: 'Kwame Mensah-Boateng',
  achievement: 'Distributed Systems in Practice',
  statement:
    'Twelve weeks, forty hours of lectures and five graded projects, completed with 96 of 100 points.',
  meta: {
    date: '2026-03-27',
    expires: '2029-03-27',
    certificateId: 'DSP-7F31-2209',
    verifyUrl: 'openlattice.example/verify',
  },
  signatures: [
    { name: 'Dr. Ingrid Solheim', position: 'Course director' },
    { name: 'Rafael Ortega', position: 'Head of learning' },
  ],
  branding: { companyName: 'Openlattice Academy' },
};

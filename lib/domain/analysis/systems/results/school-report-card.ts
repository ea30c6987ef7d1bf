import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** A report card as school information systems export it: one pupil, the subjects of a term. */
export const schoolReportCard: SystemMapping = {
  id: 'school-report-card',
  name: 'School information system: report card',
  type: 'report',
  recognise: { has: ['student', 'school.name', 'term', 'subjects.grade'] },
  fields: {
    title: ['title', { $const: 'Report card' }],
    language: 'language',
    date: ['issued_on', 'issueDate', 'date'],
    author: {
      name: 'school.name',
      logo: 'school.logo',
      phone: 'school.phone',
      website: 'school.website',
      address: {
        lines: ['school.address.street'],
        city: 'school.address.city',
        region: 'school.address.state',
        postalCode: ['school.address.postal_code', 'school.address.zip'],
        country: { $from: 'school.address.country', $as: 'country' },
      },
    },
    subjectRole: 'student',
    subject: { name: ['student.name', { $join: ['student.first_name', 'student.last_name'] }] },
    facts: [
      { label: { $const: 'Student number' }, value: ['student.student_number', 'student.number'] },
      {
        label: { $const: 'Date of birth' },
        kind: 'date',
        value: ['student.dob', 'student.birth_date'],
      },
      {
        label: { $const: 'Class' },
        value: ['student.grade_level', 'student.class', 'student.homeroom'],
      },
      { label: { $const: 'Term' }, value: ['term.name', 'term'] },
      { label: { $const: 'School year' }, value: ['school_year', 'term.school_year'] },
    ],
    metrics: [
      { label: { $const: 'Grade point average' }, kind: 'text', value: ['gpa', 'average'] },
      { label: { $const: 'Days absent' }, value: 'attendance.days_absent' },
      { label: { $const: 'Days late' }, value: ['attendance.days_tardy', 'attendance.days_late'] },
    ],
    sections: [
      {
        title: { $const: 'Subjects' },
        table: {
          $each: 'subjects',
          $columns: [
            { label: 'Subject', value: ['name', 'subject', 'course'] },
            { label: 'Teacher', value: ['teacher', 'teacher_name'] },
            { label: 'Grade', value: ['grade', 'letter_grade'] },
            { label: 'Percent', kind: 'percent', value: 'percent' },
            { label: 'Effort', value: 'effort' },
          ],
          $details: ['comment', 'comments'],
        },
      },
      { title: { $const: 'Comments' }, paragraphs: [['teacher_comment', 'remarks', 'comments']] },
    ],
    signatories: [
      {
        name: 'principal.name',
        title: { $const: 'Principal' },
        image: 'principal.signature_image',
      },
      {
        name: ['class_teacher.name', 'homeroom_teacher.name'],
        title: { $const: 'Class teacher' },
        image: 'class_teacher.signature_image',
      },
    ],
  },
};

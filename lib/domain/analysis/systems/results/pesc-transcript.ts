import type { SystemMapping } from '../../mapping/system-mapping.ts';

const student = (path: string) => `Student.Person.${path}`;
const record = (path: string) => `Student.AcademicRecord.${path}`;

/** A college transcript in the terms of PESC's XML standard, as JSON. */
export const pescTranscript: SystemMapping = {
  id: 'pesc-transcript',
  name: 'PESC: college transcript',
  type: 'report',
  recognise: { has: ['Student.Person', 'Student.AcademicRecord', 'TransmissionData'] },
  fields: {
    title: { $const: 'Academic transcript' },
    number: 'TransmissionData.DocumentID',
    date: 'TransmissionData.CreatedDateTime',
    author: {
      name: [
        'TransmissionData.Source.Organization.OrganizationName',
        record('School.OrganizationName'),
      ],
      address: {
        lines: ['TransmissionData.Source.Organization.Contacts.Address.AddressLine'],
        city: 'TransmissionData.Source.Organization.Contacts.Address.City',
        region: 'TransmissionData.Source.Organization.Contacts.Address.StateProvinceCode',
        postalCode: 'TransmissionData.Source.Organization.Contacts.Address.PostalCode',
      },
    },
    subjectRole: 'student',
    subject: {
      name: {
        $join: [student('Name.FirstName'), student('Name.MiddleName'), student('Name.LastName')],
      },
    },
    facts: [
      { label: { $const: 'Date of birth' }, kind: 'date', value: student('Birth.BirthDate') },
      {
        label: { $const: 'Student number' },
        value: [student('SchoolAssignedPersonID'), student('StudentID')],
      },
      { label: { $const: 'Program' }, value: record('AcademicProgram.AcademicProgramName') },
      {
        label: { $const: 'Degree' },
        value: record('AcademicAward.AcademicAwardTitle'),
      },
      {
        label: { $const: 'Awarded' },
        kind: 'date',
        value: record('AcademicAward.AcademicAwardDate'),
      },
    ],
    metrics: [
      {
        label: { $const: 'Grade point average' },
        kind: 'text',
        value: record('AcademicSummary.GPA.GradePointAverage'),
      },
      {
        label: { $const: 'Credits earned' },
        value: record('AcademicSummary.GPA.CreditHoursEarned'),
      },
      {
        label: { $const: 'Credits attempted' },
        value: record('AcademicSummary.GPA.CreditHoursAttempted'),
      },
    ],
    sections: [
      {
        $each: record('AcademicSession'),
        title: ['AcademicSessionDetail.SessionName', 'AcademicSessionDetail.SessionDesignator'],
        table: {
          $each: 'Course',
          $columns: [
            {
              label: 'Course no.',
              value: { $join: ['CourseSubjectAbbreviation', 'CourseNumber'] },
            },
            { label: 'Course', value: 'CourseTitle' },
            {
              label: 'Credits',
              kind: 'number',
              value: ['CourseCreditEarned', 'CourseCreditValue'],
            },
            { label: 'Grade', value: 'CourseAcademicGrade' },
            { label: 'Points', kind: 'number', value: 'CourseQualityPointsEarned' },
          ],
        },
        facts: [
          {
            label: { $const: 'Grade point average' },
            value: 'AcademicSummary.GPA.GradePointAverage',
          },
        ],
      },
    ],
    notes: { $all: 'Student.NoteMessage' },
    signatories: [
      {
        name: 'Registrar.Name',
        title: ['Registrar.Title'],
        image: 'Registrar.SignatureImage',
      },
    ],
  },
};

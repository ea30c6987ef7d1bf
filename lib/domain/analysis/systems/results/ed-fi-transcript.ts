import type { SystemMapping } from '../../mapping/system-mapping.ts';

/** "uri://ed-fi.org/TermDescriptor#Fall Semester" is the fall semester. */
const descriptor = (path: string) => ({ $from: path, $as: 'descriptor' }) as const;

/** A student academic record of the Ed-Fi data standard with its course transcripts. */
export const edFiTranscript: SystemMapping = {
  id: 'ed-fi-transcript',
  name: 'Ed-Fi: student academic record',
  type: 'report',
  recognise: { has: ['studentReference', 'courseTranscripts', 'educationOrganizationReference'] },
  fields: {
    title: { $const: 'Academic transcript' },
    date: ['issueDate', '_lastModifiedDate'],
    author: {
      name: ['educationOrganizationReference.nameOfInstitution', 'school.nameOfInstitution'],
    },
    subjectRole: 'student',
    subject: {
      name: {
        $join: [
          'studentReference.firstName',
          'studentReference.middleName',
          'studentReference.lastSurname',
        ],
      },
    },
    facts: [
      { label: { $const: 'Student number' }, value: 'studentReference.studentUniqueId' },
      { label: { $const: 'Date of birth' }, kind: 'date', value: 'studentReference.birthDate' },
      { label: { $const: 'School year' }, value: 'schoolYearTypeReference.schoolYear' },
      { label: { $const: 'Term' }, value: descriptor('termDescriptor') },
    ],
    metrics: [
      {
        label: { $const: 'Grade point average' },
        kind: 'text',
        value: ['cumulativeGradePointAverage', 'gradePointAverages.gradePointAverageValue'],
      },
      {
        label: { $const: 'Credits earned' },
        value: ['cumulativeEarnedCredits', 'sessionEarnedCredits'],
      },
      {
        label: { $const: 'Credits attempted' },
        value: ['cumulativeAttemptedCredits', 'sessionAttemptedCredits'],
      },
    ],
    sections: [
      {
        title: { $const: 'Courses' },
        table: {
          $each: 'courseTranscripts',
          $columns: [
            { label: 'Course no.', value: ['courseReference.courseCode', 'courseCode'] },
            { label: 'Course', value: ['courseTitle', 'courseReference.courseTitle'] },
            { label: 'Credits', kind: 'number', value: ['earnedCredits', 'attemptedCredits'] },
            { label: 'Grade', value: ['finalLetterGradeEarned', 'finalNumericGradeEarned'] },
            { label: 'Result', value: descriptor('courseAttemptResultDescriptor') },
          ],
        },
      },
      {
        title: { $const: 'Honors' },
        list: { $all: 'academicHonors[].honorDescription' },
      },
      {
        title: { $const: 'Diplomas' },
        table: {
          $each: 'diplomas',
          $columns: [
            { label: 'Diploma', value: descriptor('diplomaTypeDescriptor') },
            { label: 'Awarded', kind: 'date', value: 'diplomaAwardDate' },
          ],
        },
      },
    ],
  },
};

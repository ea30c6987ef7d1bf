import type { SystemMapping } from '../../mapping/system-mapping.ts';

const issues = (list: string) =>
  ({
    $each: list,
    $columns: [
      { label: 'Key', value: 'key' },
      { label: 'Issue', value: 'summary' },
      { label: 'Type', value: ['typeName', 'issueType.name'] },
      { label: 'Priority', value: ['priorityName', 'priority.name'] },
      { label: 'Assignee', value: ['assigneeName', 'assignee.displayName'] },
      { label: 'Status', value: ['statusName', 'status.name'] },
      {
        label: 'Points',
        kind: 'number',
        value: [
          'currentEstimateStatistic.statFieldValue.value',
          'estimateStatistic.statFieldValue.value',
        ],
      },
    ],
  }) as const;

export const jiraSprintReport: SystemMapping = {
  id: 'jira-sprint-report',
  name: 'Jira Software: sprint report',
  type: 'report',
  recognise: { has: ['contents.completedIssues', 'sprint.name'] },
  fields: {
    title: 'sprint.name',
    subtitle: 'sprint.goal',
    period: {
      start: ['sprint.isoStartDate', 'sprint.startDate'],
      end: ['sprint.isoCompleteDate', 'sprint.isoEndDate', 'sprint.endDate'],
    },
    metrics: [
      { label: { $const: 'Points planned' }, value: 'contents.allIssuesEstimateSum.value' },
      { label: { $const: 'Points completed' }, value: 'contents.completedIssuesEstimateSum.value' },
      {
        label: { $const: 'Points open' },
        value: 'contents.issuesNotCompletedEstimateSum.value',
      },
    ],
    sections: [
      { title: { $const: 'Completed' }, table: issues('contents.completedIssues') },
      {
        title: { $const: 'Not completed' },
        table: issues('contents.issuesNotCompletedInCurrentSprint'),
      },
      { title: { $const: 'Removed' }, table: issues('contents.puntedIssues') },
    ],
  },
};

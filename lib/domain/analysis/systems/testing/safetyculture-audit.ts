import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const safetycultureAudit: SystemMapping = {
  id: 'safetyculture-audit',
  name: 'SafetyCulture: inspection',
  type: 'report',
  recognise: { has: ['audit_id', 'audit_data', 'template_data.metadata.name', 'items.label'] },
  fields: {
    title: 'template_data.metadata.name',
    subtitle: 'audit_data.site.name',
    date: ['audit_data.date_completed', 'audit_data.date_started'],
    author: { name: ['audit_data.authorship.author', 'audit_data.authorship.owner'] },
    facts: [
      {
        label: { $const: 'Place' },
        value: {
          $find: 'header_items',
          $where: { has: 'responses.location_text' },
          $take: 'responses.location_text',
        },
      },
      {
        label: { $const: 'Duration' },
        kind: 'duration',
        value: { $from: 'audit_data.duration', $as: 'seconds' },
      },
    ],
    metrics: [
      { label: { $const: 'Score' }, kind: 'percent', value: 'audit_data.score_percentage' },
    ],
    sections: [
      {
        title: { $const: 'Results' },
        table: {
          $each: 'items',
          $where: { has: 'responses' },
          $columns: [
            { label: 'Check', value: 'label' },
            { label: 'Response', value: ['responses.selected.label', 'responses.text'] },
            {
              label: 'Remarks',
              value: { $if: { has: 'responses.selected' }, $then: 'responses.text' },
            },
          ],
        },
      },
    ],
  },
};

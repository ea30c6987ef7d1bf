import type { TemplateField } from '#schemas/template.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';

/** What every report template takes. */
export const REPORT_FIELDS: readonly TemplateField[] = [
  ...namedFields('string', ['title'], ['subtitle', 'summary']),
  ...namedFields('array', [], ['metrics']),
  ...namedFields('string', ['metrics[].label'], ['metrics[].change', 'metrics[].note']),
  ...namedFields('string', ['metrics[].value'], []),
  ...namedFields(
    'string',
    [],
    [
      'meta.reportNumber',
      'meta.date',
      'meta.period',
      'meta.preparedBy',
      'meta.preparedFor',
      'meta.notes',
      ...BRANDING_KEYS,
      ...STYLE_KEYS,
    ],
  ),
];

/** Figures that stand for themselves. */
export const METRICS = `<section class="metrics" data-service-region="metrics">{{#metrics}}<div class="metric"><p class="metric-label">{{label}}</p><p class="metric-value">{{#formatNumber}}{{value}}{{/formatNumber}}</p>{{#change}}<p class="metric-change">{{change}}</p>{{/change}}{{#note}}<p class="metric-note">{{note}}</p>{{/note}}</div>{{/metrics}}</section>`;

export const METRICS_CSS = `
.metrics:empty{display:none}
.metrics{display:flex;flex-wrap:wrap;gap:12px}
.metric{flex:1 1 22%;min-width:130px;break-inside:avoid}
.metric-label{color:var(--muted);font-size:.88em}
.metric-value{font-family:var(--heading);font-weight:700;line-height:1.25;color:var(--accent-text);font-variant-numeric:tabular-nums}
.metric-change{font-weight:600;font-size:.92em}
.metric-note{color:var(--muted);font-size:.85em}
`;

/** What is known about the report, each with its label. */
export const REPORT_FACTS = `<dl class="facts" data-service-region="meta">
{{#meta.period}}<div><dt>Period</dt><dd>{{meta.period}}</dd></div>{{/meta.period}}
{{#meta.date}}<div><dt>Date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}
{{#meta.preparedFor}}<div><dt>Prepared for</dt><dd>{{meta.preparedFor}}</dd></div>{{/meta.preparedFor}}
{{#meta.preparedBy}}<div><dt>Prepared by</dt><dd>{{meta.preparedBy}}</dd></div>{{/meta.preparedBy}}
{{#meta.reportNumber}}<div><dt>Report no.</dt><dd>{{meta.reportNumber}}</dd></div>{{/meta.reportNumber}}
</dl>`;

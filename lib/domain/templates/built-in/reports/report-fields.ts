import type { TemplateField } from '#schemas/template.ts';
import { inForms } from '../forms.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';
import {
  FIGURE,
  factIn,
  OTHERS,
  PRINTED_CSS,
  printed,
  regionOf,
  SIGNED,
} from '../printed-parts.ts';

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

export const METRICS_CSS = `${PRINTED_CSS}
.metrics:empty{display:none}
.metrics{display:flex;flex-wrap:wrap;gap:12px}
.metrics h2{flex-basis:100%;margin-bottom:0}
.metric{flex:1 1 22%;min-width:130px;break-inside:avoid}
.metric-label{color:var(--muted);font-size:.88em}
.metric-value{font-family:var(--heading);font-weight:700;line-height:1.25;color:var(--accent-text);font-variant-numeric:tabular-nums}
.metric-change{font-weight:600;font-size:.92em}
.metric-note{color:var(--muted);font-size:.85em}
`;

/** What is known about the report, each with its label. */
export const REPORT_FACTS = `<dl class="facts" data-service-region="meta">
${printed(
  `{{#recipient}}<div><dt>{{label}}{{^label}}Prepared for{{/label}}</dt><dd>{{name}}{{#lines}}<br><span class="line pre">{{.}}</span>{{/lines}}</dd></div>{{/recipient}}{{#number}}${factIn({ number: 'Report no.' })}{{/number}}{{#facts}}${factIn({ number: 'Report no.' })}{{/facts}}`,
  `{{#meta.period}}<div><dt>Period</dt><dd>{{meta.period}}</dd></div>{{/meta.period}}
{{#meta.date}}<div><dt>Date</dt><dd>{{#formatDate}}{{meta.date}}{{/formatDate}}</dd></div>{{/meta.date}}
{{#meta.preparedFor}}<div><dt>Prepared for</dt><dd>{{meta.preparedFor}}</dd></div>{{/meta.preparedFor}}
{{#meta.preparedBy}}<div><dt>Prepared by</dt><dd>{{meta.preparedBy}}</dd></div>{{/meta.preparedBy}}
{{#meta.reportNumber}}<div><dt>Report no.</dt><dd>{{meta.reportNumber}}</dd></div>{{/meta.reportNumber}}`,
)}
</dl>`;

const PRINTED_SUMMARY =
  '{{#summary}}<section class="summary keep" data-service-region="summary">{{#label}}<h2>{{label}}</h2>{{/label}}<p class="prose">{{text}}</p></section>{{/summary}}';

const PRINTED_METRICS = `{{#metrics}}<section class="metrics" data-service-region="metrics">{{#label}}<h2>{{label}}</h2>{{/label}}{{#printed.page.metrics.metrics.items}}${FIGURE}{{/printed.page.metrics.metrics.items}}</section>{{/metrics}}`;

const PRINTED_REST = `${regionOf('rest', 'sections')}
{{#advice}}<section class="steps" data-service-region="recommendations"><h2>{{label}}</h2><ol class="list">{{#printed.page.advice.list.items}}<li>{{.}}</li>{{/printed.page.advice.list.items}}</ol></section>{{/advice}}
${regionOf('notes', 'notes')}`;

/** What the report says, as it was read; `own` for data that nobody read. */
export const reportContent = (own: string): string =>
  `${printed(`${PRINTED_SUMMARY}\n${PRINTED_METRICS}\n${PRINTED_REST}`, own)}${OTHERS}${SIGNED}`;

const DRAWN_CONTENT = `${PRINTED_METRICS}\n${PRINTED_SUMMARY}\n${PRINTED_REST}`;

/** As reportContent, but for data in a shape that only the template draws. */
export const drawnContent = (own: string): string =>
  `${inForms(
    `{{#printed.page.isOwn}}${own}{{/printed.page.isOwn}}
{{#printed.page}}{{^isOwn}}${DRAWN_CONTENT}{{/isOwn}}{{/printed.page}}`,
    own,
  )}${OTHERS}${SIGNED}`;

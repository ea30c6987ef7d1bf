import { SENDER } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { namedFields } from '../named-fields.ts';
import { printed, SUBTITLE } from '../printed-parts.ts';
import {
  drawnContent,
  METRICS,
  METRICS_CSS,
  REPORT_FACTS,
  REPORT_FIELDS,
} from './report-fields.ts';
import { DATA_REPORT_SAMPLE } from './sample-reports.ts';

const CSS = `${METRICS_CSS}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:32px}
header>*{min-width:0}
.sender:empty{display:none}
.sender>*{text-align:right}
.logo{margin-left:auto;object-position:right center}
.company{font-weight:700}
.address{color:var(--muted);font-size:.92em}
h1{font-size:2.6em;font-weight:300;line-height:1.1;letter-spacing:-.03em;color:var(--accent-text)}
.subtitle{margin-top:4px;font-size:1.1em;color:var(--muted)}
.facts{display:flex;flex-wrap:wrap;gap:4px 26px;margin-top:12px}
.facts:not(:has(dd)){display:none}
.facts div{display:flex;gap:7px}
.facts dt{color:var(--muted);flex:none}
.facts dd{font-weight:600}
.metrics{margin-top:22px}
.metric{padding:14px 16px;border-radius:10px;background:var(--tint)}
.metric-value{font-size:1.75em;letter-spacing:-.02em}
.summary{margin-top:22px}
h2{margin-bottom:8px;font-size:1.15em;font-weight:600}
.breakdown,.table{margin-top:26px}
.breakdown:not(:has(.bar)){display:none}
.bar{display:grid;grid-template-columns:minmax(0,10em) minmax(0,1fr) auto;gap:14px;align-items:center;padding:4px 0;break-inside:avoid}
.track{height:10px;border-radius:5px;background:var(--tint);overflow:hidden}
.fill{width:0;max-width:100%;height:100%;border-radius:5px;background:var(--accent)}
.figure{min-width:5.5em;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
.table h2{break-after:avoid}
.table th{padding:0 0 7px 18px;border-bottom:1px solid var(--accent);color:var(--muted);font-weight:500;text-align:right;vertical-align:bottom}
.table td{padding:7px 0 7px 18px;border-bottom:1px solid var(--rule);text-align:right;vertical-align:top;font-variant-numeric:tabular-nums}
.table :is(th,td):first-child{padding-left:0;text-align:left}
.table :is(th,td).words{text-align:left}
.table td:first-child{font-weight:600}
.sum td{border-bottom:0;font-weight:700;color:var(--accent-text);break-before:avoid}
.sum{break-before:avoid}
.notes{margin-top:26px;padding-top:12px;border-top:1px solid var(--rule);color:var(--muted);font-size:.92em;break-before:avoid}
`;

const OWN = `${METRICS}
{{#summary}}<section class="summary" data-service-region="summary"><p class="prose">{{summary}}</p></section>{{/summary}}
<section class="breakdown" data-service-region="breakdown">{{#breakdown.title}}<h2>{{breakdown.title}}</h2>{{/breakdown.title}}{{#breakdown.items}}<div class="bar"><span>{{label}}</span><div class="track"><div class="fill" style="width:{{share}}%"></div></div><span class="figure">{{#formatNumber}}{{value}}{{/formatNumber}}</span></div>{{/breakdown.items}}</section>
<div data-service-region="tables">
{{#tables}}
<section class="table">{{#heading}}<h2>{{heading}}</h2>{{/heading}}
<table>
<thead><tr><th scope="col">{{labelTitle}}</th>{{#valueTitles}}<th scope="col">{{.}}</th>{{/valueTitles}}{{#noteTitle}}<th scope="col" class="words">{{noteTitle}}</th>{{/noteTitle}}</tr></thead>
<tbody>
{{#rows}}
<tr><td>{{name}}</td>{{#values}}<td>{{#formatNumber}}{{.}}{{/formatNumber}}</td>{{/values}}{{#noteTitle}}<td class="words">{{remark}}</td>{{/noteTitle}}</tr>
{{/rows}}
{{#sums}}
<tr class="sum"><td>{{name}}</td>{{#values}}<td>{{#formatNumber}}{{.}}{{/formatNumber}}</td>{{/values}}{{#noteTitle}}<td class="words">{{remark}}</td>{{/noteTitle}}</tr>
{{/sums}}
</tbody>
</table>
</section>
{{/tables}}
</div>
{{#meta.notes}}<section class="notes keep" data-service-region="notes"><p class="prose">{{meta.notes}}</p></section>{{/meta.notes}}`;

const BODY = `<header data-service-region="header"><div><h1>{{title}}</h1>${SUBTITLE}${printed('', '{{#subtitle}}<p class="subtitle">{{subtitle}}</p>{{/subtitle}}')}</div><div class="sender">${SENDER}</div></header>
${REPORT_FACTS}
${drawnContent(OWN)}`;

const rowFields = (of: string) => [
  ...namedFields('string', [`${of}.name`], [`${of}.remark`]),
  ...namedFields('array', [`${of}.values`], []),
];

export const content = defineContent({
  schema: {
    fields: [
      ...REPORT_FIELDS,
      ...namedFields('string', [], ['breakdown.title']),
      ...namedFields('array', [], ['breakdown.items']),
      ...namedFields('string', ['breakdown.items[].label', 'breakdown.items[].value'], []),
      ...namedFields('number', ['breakdown.items[].share'], []),
      ...namedFields('array', [], ['tables']),
      ...namedFields('string', ['tables[].labelTitle'], ['tables[].heading', 'tables[].noteTitle']),
      ...namedFields('array', ['tables[].valueTitles', 'tables[].rows'], []),
      ...rowFields('tables[].rows[]'),
      ...namedFields('array', [], ['tables[].sums']),
      ...rowFields('tables[].sums[]'),
    ],
  },
  sampleData: DATA_REPORT_SAMPLE,
  title: '{{title}}{{#meta.period}}, {{meta.period}}{{/meta.period}}',
  design: { style: 'modern' },
  css: CSS,
  body: BODY,
});

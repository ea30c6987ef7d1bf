import { SENDER } from '../commercial-parts.ts';
import { defineContent } from '../define.ts';
import { namedFields } from '../named-fields.ts';
import { printed, SUBTITLE } from '../printed-parts.ts';
import {
  METRICS,
  METRICS_CSS,
  REPORT_FACTS,
  REPORT_FIELDS,
  reportContent,
} from './report-fields.ts';
import { EXECUTIVE_REPORT_SAMPLE } from './sample-reports.ts';

const CSS = `${METRICS_CSS}
.letterhead{display:flow-root;margin-bottom:26px}
.letterhead:empty{display:none}
.logo{float:right;margin-left:24px}
.company{font-weight:700;color:var(--accent-text)}
.address{color:var(--muted);font-size:.92em}
h1{max-width:88%;font-size:2.7em;font-weight:700;line-height:1.12;letter-spacing:-.02em;color:var(--accent-text)}
.subtitle{margin-top:8px;font-size:1.25em;color:var(--muted);line-height:1.35}
.facts{display:flex;flex-wrap:wrap;gap:10px 0;margin-top:20px;padding:12px 0;border-top:3px solid var(--accent);border-bottom:1px solid var(--rule)}
.facts:not(:has(dd)){padding:0;border-bottom:0}
.facts div{flex:1 1 0;min-width:130px;padding-right:20px}
.facts dt{color:var(--muted);font-size:.85em}
.facts dd{font-weight:600}
.summary{margin-top:24px;padding:18px 22px;border-left:4px solid var(--accent);background:var(--tint)}
.summary p{font-size:1.1em;line-height:1.6}
h2{margin-bottom:6px;font-size:1.25em;font-weight:700;color:var(--accent-text)}
.metrics{margin-top:24px;gap:0 24px}
.metric{padding:12px 0;border-top:2px solid var(--accent)}
.metric-value{font-size:1.85em;letter-spacing:-.01em}
.section{margin-top:18px}
.section p,.list li{line-height:1.6}
.list{margin-top:8px;padding-left:20px}
.list:empty{display:none}
.list li{margin-top:4px;padding-left:4px;break-inside:avoid}
.list li::marker{color:var(--accent-text);font-weight:700}
.steps:not(:has(li)){display:none}
.steps{margin-top:18px;padding:18px 22px 20px;border:1px solid var(--rule);border-radius:3px;box-decoration-break:clone}
.steps ol{margin-top:4px}
.notes{margin-top:24px;padding-top:12px;border-top:1px solid var(--rule);color:var(--muted);font-size:.92em}
`;

const OWN = `{{#summary}}<section class="summary keep" data-service-region="summary"><h2>Summary</h2><p class="prose">{{summary}}</p></section>{{/summary}}
${METRICS}
<div data-service-region="sections">
{{#sections}}
<section class="section"><h2>{{heading}}</h2>{{#text}}<p class="prose">{{text}}</p>{{/text}}<ul class="list">{{#points}}<li>{{.}}</li>{{/points}}</ul></section>
{{/sections}}
</div>
<section class="steps" data-service-region="recommendations"><h2>Recommendations</h2><ol class="list">{{#recommendations}}<li>{{.}}</li>{{/recommendations}}</ol></section>
{{#meta.notes}}<section class="notes keep" data-service-region="notes"><p class="prose">{{meta.notes}}</p></section>{{/meta.notes}}`;

const BODY = `<header data-service-region="header"><div class="letterhead">${SENDER}</div><h1>{{title}}</h1>${SUBTITLE}${printed('', '{{#subtitle}}<p class="subtitle">{{subtitle}}</p>{{/subtitle}}')}</header>
${REPORT_FACTS}
${reportContent(OWN)}`;

export const content = defineContent({
  schema: {
    fields: [
      ...REPORT_FIELDS,
      ...namedFields('array', [], ['sections']),
      ...namedFields('string', ['sections[].heading'], ['sections[].text']),
      ...namedFields('array', [], ['sections[].points', 'recommendations']),
    ],
  },
  sampleData: EXECUTIVE_REPORT_SAMPLE,
  title: '{{title}}{{#meta.period}}, {{meta.period}}{{/meta.period}}',
  design: { style: 'corporate' },
  css: CSS,
  body: BODY,
});

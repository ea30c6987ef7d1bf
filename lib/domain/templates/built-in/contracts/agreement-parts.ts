/** Clauses, numbered by the style sheet; `start` is how many numbered ones stand before them. */
export const CLAUSES = `{{#clauses}}
<li>{{#heading}}<h2>{{heading}}</h2>{{/heading}}<p class="prose">{{text}}</p><ol class="points">{{#points}}<li>{{.}}</li>{{/points}}</ol></li>
{{/clauses}}`;

export const CLAUSES_CSS = `
.clauses{list-style:none;counter-reset:clause}
.clauses>li{position:relative;margin-top:14px;padding-left:34px;counter-increment:clause;counter-set:point 0}
.clauses>li::before{content:counter(clause) ".";position:absolute;left:0;top:0;font-weight:700;color:var(--accent-text);font-variant-numeric:tabular-nums}
.clauses h2{margin-bottom:3px}
.points{margin-top:5px;list-style:none}
.points:empty{display:none}
.points>li{position:relative;margin-top:4px;padding-left:34px;counter-increment:point;break-inside:avoid}
.points>li::before{content:counter(clause) "." counter(point);position:absolute;left:0;color:var(--muted);font-variant-numeric:tabular-nums}
.signing{break-before:avoid;break-inside:avoid}
.signing .grid,.between{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:26px 44px}
.sign{break-inside:avoid}
.sign .line{margin-top:40px;border-top:1px solid var(--ink);padding-top:5px;color:var(--muted);font-size:.85em}
.sign .line+.line{margin-top:28px}
`;

/** A place to sign for each of two sides. */
export const signatureOf = (side: string, role: string): string =>
  `<div class="sign"><p class="role">${role}</p><p class="party-name">{{${side}.name}}</p><p class="line">{{#${side}.signatory}}{{${side}.signatory}}{{/${side}.signatory}}{{^${side}.signatory}}Name and signature{{/${side}.signatory}}</p><p class="line">Date</p></div>`;

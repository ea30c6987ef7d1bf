/** Text that its writer has formatted: only documents that have some carry these. */
export const FORMATTED =
  '.prose>:is(pre,blockquote,ul,ol,table,hr){margin-block:0}' +
  '.prose>*+*,.prose>*+:is(pre,blockquote,ul,ol,table,hr){margin-top:.65em}' +
  '.prose>:is(h3,h4):not(:first-child){margin-top:1em}' +
  '.prose{font-weight:400;text-align:var(--start)}' +
  '.prose li{white-space:pre-line}' +
  '.prose li>:is(ul,ol){margin-top:3px}' +
  '.prose.flow,.prose.flow :is(p,li){white-space:normal}' +
  '.prose :is(a,p>a){color:var(--accent-ink)}' +
  '.prose table{width:auto;max-width:100%;font-size:.94em;margin-inline-end:auto}' +
  '.prose table :is(th,td){padding:5px 12px 5px 0;background:none;color:inherit}' +
  '.prose table :is(th,td).num{padding-inline:12px 0}' +
  '.prose thead th{border-bottom:1px solid currentColor;font-weight:600}' +
  'code,kbd,samp{font-family:"JetBrains Mono",Consolas,"Liberation Mono",monospace;font-size:.9em;overflow-wrap:anywhere}' +
  '.prose pre{padding:9px 12px;background:var(--tint);border-radius:min(var(--radius),8px);white-space:pre-wrap;overflow-wrap:anywhere;line-height:1.45}' +
  '.prose blockquote{margin-inline:0;padding-inline-start:12px;border-inline-start:3px solid var(--rule);color:var(--muted)}' +
  '.prose hr{border:0;border-top:1px solid var(--rule)}' +
  '.prose img{max-height:320px}' +
  '.row-details .prose+br{display:none}' +
  '.row-details .prose>*+*{margin-top:.35em}';

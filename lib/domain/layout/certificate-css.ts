/** The frame and type of a certificate: one landscape page, everything centred. */
export const CERTIFICATE_CSS = `body.certificate{text-align:center}
.certificate-frame{display:flex;flex-direction:column;min-height:7.4in;padding:.55in .7in;border:3px double var(--accent);outline:1px solid var(--accent);outline-offset:-12px;break-inside:avoid}
.certificate .logo{margin:0 auto 12px;object-position:center}
.certificate-issuer{font-size:1.1em;font-weight:600;letter-spacing:.08em;text-transform:uppercase;color:var(--muted)}
.certificate h1{font-size:3.3em;margin-top:18px;color:var(--accent-ink)}
.certificate h1::after{content:"";display:block;width:1.1in;height:3px;margin:16px auto 0;background:var(--accent)}
.certificate-body{flex:1;display:flex;flex-direction:column;justify-content:center;padding:10px 0}
.certificate-lead{margin-top:12px;color:var(--muted);font-size:1.1em}
.certificate-name{font-family:Georgia,'Times New Roman','Liberation Serif','DejaVu Serif',serif;font-size:3.2em;line-height:1.25;margin:8px auto 0;padding:0 .6em 6px;border-bottom:1px solid var(--rule)}
.certificate-achievement{font-size:1.5em;font-weight:600;margin-top:6px}
.certificate-statement{max-width:40em;margin:14px auto 0;font-size:1.15em}
.certificate .facts{max-width:34em;margin:0 auto;text-align:left}
.certificate .signatures{justify-content:center;margin-top:30px}
.certificate .signature{text-align:center;align-items:stretch;max-width:240px}
.certificate .signature img{margin:0 auto}
.certificate .intro{justify-content:center;margin-top:18px;font-size:.92em}
.certificate-meta{display:flex;flex-wrap:wrap;justify-content:center;gap:6px 36px;margin-top:22px;font-size:.92em}
.certificate-meta>div{display:flex;gap:8px}
.certificate-meta dt{color:var(--muted)}
.certificate-meta dd{font-weight:600}
@media screen{.certificate-frame{min-height:640px}}
`;

/**
 * The frame and type of a certificate: one page, everything centred. On paper the frame is the area
 * between the margins, whatever the paper (viewport units leave the margins out of account, and
 * percentages have no height to be of); its type is sized by that area, so that A5 holds what A3 does.
 * One that says too much for a page flows, within a frame on every page.
 */
export const CERTIFICATE_CSS = `body.certificate{text-align:center}
.certificate-frame{border:3px double var(--accent);outline:1px solid var(--accent);outline-offset:-12px}
.certificate-content{display:flex;flex-direction:column;justify-content:space-evenly;padding:3.2em 4em;font-size:14px}
.certificate .logo{margin:0 auto .8em;object-position:center}
.certificate-issuer{font-size:1.05em;font-weight:600;letter-spacing:.08em;text-transform:uppercase;color:var(--muted)}
.certificate h1{font-size:3.1em;margin-top:.35em;color:var(--accent-ink)}
.certificate h1::after{content:"";display:block;width:2.2em;height:3px;margin:.35em auto 0;background:var(--accent)}
.certificate-body{padding:.6em 0}
.certificate-lead{color:var(--muted);font-size:1.1em}
.certificate-name+.certificate-lead{margin-top:1em}
.certificate-name{display:inline-block;font-family:Georgia,'Times New Roman','Liberation Serif','DejaVu Serif',serif;font-size:3.2em;line-height:1.2;margin-top:.15em;padding:0 .6em .12em;border-bottom:1px solid var(--rule)}
.certificate-achievement{font-family:var(--heading);font-size:2em;font-weight:600;line-height:1.25;margin:.25em auto 0;max-width:24em;text-wrap:balance}
.certificate-statement{max-width:44em;margin:.9em auto 0;font-size:1.1em;text-wrap:balance}
.certificate section.block{margin-top:1.1em}
.certificate .facts,.certificate .list,.certificate .inline-list{max-width:34em;margin:0 auto;text-align:left}
.certificate .inline-list{justify-content:center}
.certificate .signatures{justify-content:center;margin-top:2.6em}
.certificate .signature{text-align:center;align-items:stretch;max-width:17em;flex-basis:13em}
.certificate td,.certificate th{text-align:left}
.certificate .signature img{margin:0 auto}
.certificate .intro{justify-content:center;margin-top:1em;font-size:.92em}
.certificate-meta{display:flex;flex-wrap:wrap;justify-content:center;gap:.4em 2.6em;margin-top:1.2em;font-size:.92em}
.certificate-meta>div{display:flex;gap:.6em}
.certificate-meta dt{color:var(--muted)}
.certificate-meta dd{font-weight:600}
@media print{
.certificate-frame:not(.flowing){position:fixed;inset:0;container-type:size;overflow:hidden}
.certificate-frame:not(.flowing) .certificate-content{height:100%;font-size:clamp(7px,min(2cqw,2.1cqh),26px)}
.certificate-frame.sparse .certificate-content{font-size:clamp(8px,min(2.1cqw,2.7cqh),34px)}
.flowing{border:0;outline:0}
.flowing::before{content:"";position:fixed;inset:0;border:3px double var(--accent);outline:1px solid var(--accent);outline-offset:-12px}
.flowing .certificate-content{display:block;padding:.45in .7in;box-decoration-break:clone}
}
@media screen{.certificate-content{min-height:640px}}
`;

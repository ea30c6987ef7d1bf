import type { TemplateSchema } from '#schemas/template.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';

/** The data of every letter template. */
export const LETTER_SCHEMA: TemplateSchema = {
  fields: [
    ...namedFields(
      'string',
      ['recipient.name', 'body'],
      [
        'recipient.position',
        'recipient.company',
        'recipient.address',
        'sender.name',
        'sender.position',
        'sender.address',
        'sender.email',
        'sender.phone',
        'subject',
        'salutation',
        'closing',
        'postscript',
        'meta.date',
        'meta.place',
        'meta.reference',
      ],
    ),
    ...namedFields('array', [], ['enclosures', 'copies']),
    ...namedFields('string', [], [...BRANDING_KEYS, ...STYLE_KEYS]),
  ],
};

export const RECIPIENT_LINES = `{{#recipient.company}}<p>{{recipient.company}}</p>{{/recipient.company}}<p>{{recipient.name}}</p>{{#recipient.position}}<p>{{recipient.position}}</p>{{/recipient.position}}{{#recipient.address}}<p class="pre">{{recipient.address}}</p>{{/recipient.address}}`;

/** The text from the salutation to the signature. */
export const LETTER_TEXT = `<section class="text" data-service-region="body">
<p class="salutation">{{salutation}}{{^salutation}}Dear {{recipient.name}},{{/salutation}}</p>
<p class="prose">{{body}}</p>
</section>
<section class="ending keep" data-service-region="closing"><p>{{closing}}{{^closing}}Sincerely,{{/closing}}</p>{{#sender.name}}<p class="name">{{sender.name}}</p>{{/sender.name}}{{#sender.position}}<p class="position">{{sender.position}}</p>{{/sender.position}}</section>`;

/** What stands below the signature. */
export const LETTER_AFTER = `<footer class="after" data-service-region="footer">{{#postscript}}<p class="pre">P.S. {{postscript}}</p>{{/postscript}}<ul class="enclosures">{{#enclosures}}<li>{{.}}</li>{{/enclosures}}</ul><ul class="copies">{{#copies}}<li>{{.}}</li>{{/copies}}</ul></footer>`;

export const LETTER_CSS = `
.text{line-height:1.6}
.text .prose{margin-top:1em}
.salutation{break-after:avoid}
.ending{margin-top:1.6em;break-before:avoid}
.ending .name{margin-top:3.4em;font-weight:600}
.ending p:last-child:first-child{margin-bottom:3.4em}
.position{color:var(--muted)}
.after{margin-top:1.8em;font-size:.92em;break-inside:avoid}
.after:not(:has(p,li)){display:none}
.enclosures,.copies{list-style:none;margin-top:.6em}
.enclosures:empty,.copies:empty{display:none}
.enclosures::before,.copies::before{content:"Enclosures";display:block;font-weight:600}
.copies::before{content:"Copies to"}
`;

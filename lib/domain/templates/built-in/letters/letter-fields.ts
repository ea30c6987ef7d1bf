import type { TemplateSchema } from '#schemas/template.ts';
import { BRANDING_KEYS, namedFields, STYLE_KEYS } from '../named-fields.ts';
import { blocksOf, OTHERS, PRINTED_CSS, printed, TEXT_OR_BLOCK } from '../printed-parts.ts';

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

export const RECIPIENT_LINES = printed(
  '{{#recipient}}{{#name}}<p>{{name}}</p>{{/name}}{{#lines}}<p class="pre">{{.}}</p>{{/lines}}{{/recipient}}',
  `{{#recipient.company}}<p>{{recipient.company}}</p>{{/recipient.company}}<p>{{recipient.name}}</p>{{#recipient.position}}<p>{{recipient.position}}</p>{{/recipient.position}}{{#recipient.address}}<p class="pre">{{recipient.address}}</p>{{/recipient.address}}`,
);

/** What it is about. */
export const LETTER_SUBJECT = `${printed(
  '{{#subject}}<h1 class="subject">{{subject}}</h1>{{/subject}}{{#subtitle}}<p class="subtitle">{{subtitle}}</p>{{/subtitle}}',
  '{{#subject}}<h1 class="subject">{{subject}}</h1>{{/subject}}',
)}`;

/** The text from the salutation to the signature. */
export const LETTER_TEXT = `<section class="text" data-service-region="body">
${printed(
  `{{#salutation}}<p class="salutation">{{salutation}}</p>{{/salutation}}${blocksOf('content', TEXT_OR_BLOCK)}`,
  '<p class="salutation">{{salutation}}{{^salutation}}Dear {{recipient.name}},{{/salutation}}</p><p class="prose">{{body}}</p>',
)}
</section>
<section class="ending keep" data-service-region="closing">${printed(
  '{{#closing}}<p>{{closing}}</p>{{/closing}}{{#signatures}}{{#signers}}{{#image}}<img class="sign" src="{{image}}" alt="{{name}}">{{/image}}{{^image}}<p class="space"></p>{{/image}}{{#name}}<p class="name">{{name}}</p>{{/name}}{{#about}}<p class="position">{{about}}</p>{{/about}}{{/signers}}{{/signatures}}',
  '<p>{{closing}}{{^closing}}Sincerely,{{/closing}}</p><p class="space"></p>{{#sender.name}}<p class="name">{{sender.name}}</p>{{/sender.name}}{{#sender.position}}<p class="position">{{sender.position}}</p>{{/sender.position}}',
)}</section>`;

const LISTED =
  '{{#label}}<h2>{{label}}</h2>{{/label}}{{#list}}<ul>{{#items}}<li>{{.}}</li>{{/items}}</ul>{{/list}}';

/** A list under its heading, as one part of the page. */
const listOf = (part: string): string =>
  `{{#${part}}}<section class="${part}" data-service-region="${part}">${blocksOf(part, LISTED)}</section>{{/${part}}}`;

/** What stands below the signature. */
export const LETTER_AFTER = `<footer class="after" data-service-region="footer">${printed(
  `${blocksOf('after')}${listOf('enclosures')}${listOf('copies')}${OTHERS}`,
  '{{#postscript}}<p class="pre">P.S. {{postscript}}</p>{{/postscript}}<ul class="enclosures">{{#enclosures}}<li>{{.}}</li>{{/enclosures}}</ul><ul class="copies">{{#copies}}<li>{{.}}</li>{{/copies}}</ul>',
)}</footer>`;

export const LETTER_CSS = `${PRINTED_CSS}
.text{line-height:1.6}
.text .block{margin-top:1em}
.text .prose{margin-top:1em}
.text .block>.prose:first-child{margin-top:0}
.block h2,.after h2{margin:0;font-size:1em;font-weight:600}
.salutation{break-after:avoid}
.ending{margin-top:1.6em;break-before:avoid}
.ending .name{font-weight:600}
.space{height:3.4em}
.position{color:var(--muted)}
.after{margin-top:1.8em;font-size:.92em;break-inside:avoid}
.after:not(:has(p,li)){display:none}
.after ul{list-style:none;padding:0}
.enclosures,.copies{list-style:none;margin-top:.6em}
.enclosures:empty,.copies:empty{display:none}
ul.enclosures::before,ul.copies::before{content:"Enclosures";display:block;font-weight:600}
ul.copies::before{content:"Copies to"}
`;

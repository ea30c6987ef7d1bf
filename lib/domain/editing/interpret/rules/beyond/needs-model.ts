import type { Reading, Rule } from '../../rule.ts';

const LANGUAGES =
  'english|french|german|spanish|italian|dutch|portuguese|chinese|mandarin|japanese|korean|russian|arabic|hindi|polish|swedish|danish|norwegian|finnish|czech|greek|turkish|hebrew|ukrainian|romanian|hungarian|vietnamese|thai|indonesian|latin|catalan|another language|other language';

/** Wishes whose answer is new prose. Each with what it is called to the user. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:translate|translated|translation|translating|localize|localise)\b/, 'Translation'],
  [
    new RegExp(
      `^(?:make|write|put|change|convert|turn|switch|rewrite|show|have|set|give|do|say)\\b.{0,80}\\b(?:in|to|into) (?:${LANGUAGES})(?: language)?$`,
    ),
    'Translation',
  ],
  [new RegExp(`^(?:in|to) (?:${LANGUAGES})$`), 'Translation'],
  [
    /^(?:rewrite|reword|rephrase|paraphrase|redraft|polish|proofread|proof-read|copyedit|edit for|spell-?check|spellcheck)\b/,
    'Rewriting text',
  ],
  [/\b(?:rewrite|reword|rephrase|paraphrase)\b(?! (?:as|to) ")/, 'Rewriting text'],
  [
    /^(?:check|correct|fix|improve|clean up)\b.{0,20}\b(?:grammar|spelling|typos?|wording|writing|language|punctuation|phrasing|prose|copy)\b/,
    'Correcting text',
  ],
  [
    /\b(?:tone|sound|sounds|sounding|voice|wording|phrasing)\b.{0,40}\b(?:more|less|formal|informal|casual|friendly|friendlier|polite|politer|professional|persuasive|warm|warmer|serious|fun|enthusiastic|confident|assertive|apologetic|firm|firmer|business|legal|human|softer|playful)\b|\b(?:more|less|formal|informal|casual|friendly|friendlier|polite|professional|persuasive|warmer|serious)\b.{0,20}\b(?:tone|sounding|voice|wording|phrasing|language|words)\b/,
    'Changing the tone of text',
  ],
  [
    /^(?:make|turn|change|write)\b.{0,40}\b(?:more (?:formal|informal|casual|friendly|polite|persuasive|concise|personal|engaging|compelling|convincing|succinct|conversational|enthusiastic)|friendlier|politer|shorter and clearer|less (?:formal|wordy|aggressive|harsh|technical)|wordier)$/,
    'Changing the tone of text',
  ],
  [
    /^(?:summari[sz]e|sum up|recap|outline|condense|abridge|shorten)\b|\b(?:an? )?(?:executive )?summary of (?:the|this|it|our|my)\b|^(?:add|write|create|generate|give)(?: me| us)?(?: an?)?(?: short| brief| quick)? (?:executive summary|summary|overview|abstract|tl;?dr|conclusion)(?: paragraph| section| at the (?:top|start|beginning))*$/,
    'Summarizing',
  ],
  [
    /^(?:simplify|expand on|expand|elaborate|elaborate on|explain|flesh out|lengthen|make (?:the )?.{1,40} (?:shorter|longer|wordier|simpler to understand|easier to understand|clearer to read)|come up with|brainstorm|think of|suggest|compose|draft)\b/,
    'Writing new text',
  ],
  [
    /^(?:write|generate|create|make up|invent)(?: me| us)? (?:an?|the|some|better|new|more|another) (?:\w+ ){0,2}(?:introduction|intro|cover letter|description|descriptions|poem|story|email|joke|paragraph about|text about|slogan|tagline|bio|pitch|letter|conclusion|essay|article)\b/,
    'Writing new text',
  ],
];

const HOW_TO_SAY =
  'the words themselves can be given instead, such as: change “old text” to “new text”';

/** Translation, tone, rewriting, summaries: only a language model can do them. */
export const needsModelRule: Rule = {
  name: 'needs-model',
  read(clause): Reading | undefined {
    if (clause.tokens[0]?.quoted) return undefined;
    const { text } = clause;
    // What is quoted is a text to be set, not a wish.
    const plain = text.replace(/"[^"]*"/g, '""');
    const found = WISHES.find(([pattern]) => pattern.test(plain));
    return (
      found && {
        result: {
          kind: 'needs-model',
          reason: `${found[1]} needs a language model, and none is set up (MODEL_PROVIDER); ${HOW_TO_SAY}.`,
        },
      }
    );
  },
};

import type { Token } from './tokens.ts';

const WHOLE: Readonly<Record<string, string>> = {
  "don't": 'do not',
  dont: 'do not',
  "doesn't": 'does not',
  "didn't": 'did not',
  "isn't": 'is not',
  "aren't": 'are not',
  "can't": 'can not',
  cannot: 'can not',
  "won't": 'will not',
  "shouldn't": 'should not',
  "wouldn't": 'would not',
  "i'd": 'i would',
  "we'd": 'we would',
  "you'd": 'you would',
  "i'll": 'i will',
  "we'll": 'we will',
  "i'm": 'i am',
  im: 'i am',
  "we're": 'we are',
  "they're": 'they are',
  "i've": 'i have',
  "we've": 'we have',
  "it's": 'it is',
  "that's": 'that is',
  "here's": 'here is',
  "there's": 'there is',
  "let's": 'let us',
  wanna: 'want to',
  gonna: 'going to',
  gimme: 'give me',
  u: 'you',
  r: 'are',
  ur: 'your',
  del: 'delete',
  rm: 'remove',
  w: 'with',
  'w/': 'with',
  colour: 'color',
  colours: 'colors',
  coloured: 'colored',
  colouring: 'coloring',
  recolour: 'recolor',
  centre: 'center',
  centred: 'centered',
  centring: 'centering',
  grey: 'gray',
  greyed: 'gray',
  greyish: 'grayish',
  italicise: 'italicize',
  capitalise: 'capitalize',
  summarise: 'summarize',
  labelled: 'labeled',
};

/** Contracted words in full, and British spelling as American: one spelling is what rules know. */
export function withoutContractions(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token) => {
    const full = token.quoted ? undefined : Object.hasOwn(WHOLE, token.word) && WHOLE[token.word];
    if (!full) return [token];
    return full.split(' ').map((word) => ({ ...token, word }));
  });
}

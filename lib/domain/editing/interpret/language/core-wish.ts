import { asClauses } from './code-forms.ts';
import { distributed } from './distributed.ts';
import { asMostSay } from './early-forms.ts';
import { inFull } from './ellipsis.ts';
import { withExceptions, withoutRest } from './exceptions.ts';
import { asReplacement } from './exchanges.ts';
import { withoutLeadIn } from './lead-in.ts';
import { withFigures } from './number-words.ts';
import { withoutBeginning } from './remarks/without-remarks.ts';
import { inSequence } from './sequences.ts';
import { asWritten } from './spoken.ts';
import { withStatedValue } from './stated-values.ts';
import type { Token } from './tokens.ts';
import { withTopic } from './topics.ts';

/** What is wished, in one form whatever the form in which it was said: rules need to know no other. */
export function coreWish(said: readonly Token[]): readonly Token[] {
  const wished = withoutLeadIn(
    withoutBeginning(
      inFull(
        asClauses(
          withoutRest(
            distributed(
              inSequence(asReplacement(withFigures(asMostSay(withStatedValue(asWritten(said)))))),
            ),
          ),
        ),
      ),
    ),
  );
  return withExceptions(withTopic(withoutBeginning(wished)));
}

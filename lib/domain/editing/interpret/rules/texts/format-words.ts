import { wordList } from '../../language/slots.ts';

/** What may stand around a wish about how values are written, and says nothing of how. */
export const FILLER = wordList(
  `the a an my our your its their this that these those it they them all every each any both of in on to into for with at as by from
  be being is are was were should must shall can could may might will would need needs needed have has had having do does
  and & , . : ; - ( ) = -> / + use uses using used show shows showing shown display displays displayed displaying print printed prints
  write writes written writing put puts set sets make makes change changes changed switch switched convert converted
  turn render rendered give given present presented express expressed state list listed apply applied appear appears go get
  want wants wanted like liked look looks looking see read reads prefer follow follows following please just only always now also here anywhere everywhere
  format formats formatted formatting style styles styled way ways form notation convention everywhere throughout document invoice quote
  quotation receipt report letter contract certificate bill page whole entire complete instead so said quoted quote move place placed
  stand stands come comes fixed standard consistent consistently exactly e.g eg example such same i we you
  becomes become turns e g i with space spaced first sort kind one ones us me there here etc manner fashion values value then rather than not anywhere everything enough fine`,
);

/** What dates are called. */
export const DATE_WORDS = wordList(
  `date | dates | date format | date formats | date style | date field | date fields | calendar dates | day and month | invoice date
  | invoice dates | issue date | document date | quote date | date values | timestamps`,
);
/** That what follows is an example, or the way to write them. */
export const FORMAT_WORDS = wordList(
  `like | such as | format | formats | formatted | formatting | style | styled | e.g. | e.g | e . g . | e . g | eg | for example | notation | written | in the form
  | look | looks | write | print | display | show | form | way`,
);

import { wordList } from '../../language/slots.ts';

/** What may stand around a wish about the sheet. */
export const PAGE_FILLER = wordList(
  `the a an my our your its this that it everything all whole entire complete of in on to into for with at as by from be being is are was were should must shall can could
  may might will would need needs have has and , . : ; - ( ) -> = / make made makes set put use uses using change changed switch switched convert converted
  turn turned print printed prints printing format formatted page pages paper papers sheet sheets document doc invoice quote quotation receipt report
  contract certificate bill file pdf layout size sized sizes orientation mode view give go show render rendered want like please instead we i you do does
  lay laid out get flip flipped rotate rotated resize send default standard dimension dimensions here have also back around prefer export output up`,
);
/** What may stand around a wish for another page to begin. */
export const BREAK_FILLER = wordList(
  `the a an my our your its their this that it of in on to into for with at as by from be being is are should must shall can could may might will would need needs have has
  and , . : ; - ( ) -> = make set put use want like please we i you do does section part block clause area text paragraph add insert place force create
  start starts starting begin begins beginning move moved moves push pushed go goes come comes appear appears print printed show shown keep there here
  right directly immediately just always get give own only whole then next belong belongs let leave stand stands`,
);

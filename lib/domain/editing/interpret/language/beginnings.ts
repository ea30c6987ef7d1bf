import { dictionary } from '../../dictionary.ts';
/** Ways to begin a wish, by the verb that rules know; parted by bars. */
export const BEGINNINGS: Readonly<Record<string, string>> = dictionary({
  put: `pop in | pop | stick in | stick on | stick | throw in | throw on | throw | slap on | slap in | slap | chuck in | chuck on | chuck
    | whack in | whack on | toss in | toss on | drop in | put in | put on | slot in | work in | plug in | squeeze in | sneak in | tack on
    | plonk | bung in | bung | shove in | shove | set up | splash | plaster | whack | slip in | tuck in | tuck | park | drag | relocate | bring in
    | nudge`,
  add: `there should come | there must come | there should stand | there should follow | there should appear | there could be | there shall be | introduce | incorporate | embed | install | there should be | there must be | there has to be | there needs to be
    | there should also be | it should have | it should also have | it must have | it needs to have | it needs | it also needs | it could use
    | it should include | it must include | it is missing | we are missing | missing | the document needs | the document should have
    | the page needs | the page should have | could do with | could use | we need to have | we should have | let us have | let us get | let there be
    | make sure there is | make sure there are | make sure it has | ensure there is | make sure to include | make sure to add | do include | do add
    | provide | supply | fit in | do not forget | do not forget to add | do not forget to include | remember to add | we also need
    | we still need | i also need | i also want | i still need | should have | should include | must have | must include | needs to have | want to see
    | would like to see | like to see | love to see | to see | prefer to have | to have | wish to have | like to have | love to have`,
  remove: `ditch | scrap | nuke | kill off | kill | axe | trash | bin | chuck out | throw out | throw away | toss out | do away with | dispense with
    | cut out | knock out | knock off | leave out | leave off | take off | take out | take away | strip out | rip out | pull out | get rid of
    | rid of | banish | discard | omit | there should be no | there must be no | there should not be any | there should not be | no need for
    | we do not need | i do not need | we do not want | i do not want to see | we do not want to see | do not want to see | i do not want
    | it should not have | it does not need | drop | lose | unstick | detach | kick out | wipe out | blank out | we can lose | can lose | do not want
    | do not need | do not include | should not have | please no | clear out | clear away | switch off | turn off | minus | strike | strike out | cross out | cut away | weed out | dump | scratch | kick`,
  enlarge: `bump up | crank up | dial up | beef up | boost | jack up | blow up | scale up | size up | ramp up | pump up | make larger
    | bump | magnify | enlargen | upsize | upscale | biggen | increase the size of | up the size of | raise the size of | grow`,
  shrink: `bring down | cut down | dial down | dial back | scale down | scale back | turn down | knock down | trim down | trim | size down
    | downsize | minimize | minimise | reduce the size of | decrease the size of | lower the size of | shrink down`,
  increase: 'up the | turn up | raise up | step up',
  lighten: 'tone down | soften | mute | dial down the color of | wash out | tone it down',
  darken: 'deepen',
  show: 'unhide | bring back | un-hide | let me see | uncover',
  change: 'tweak | alter | amend | revise | fiddle with | play with | rework',
  swap: 'switch around | flip around | trade | interchange | switch over | reverse the order of | swap around | swap round | swap over',
  duplicate:
    'make a copy of | make another copy of | make a duplicate of | replicate | copy and paste | give me another copy of',
  number: 'nr',
  hide: 'do not show | do not display | stop showing | conceal | suppress | blend out | make invisible',
});

import type { Rule } from './rule.ts';

/** Names of attributes that run script. */
const HANDLERS =
  'on(?:load\\w*|unload|beforeunload|beforeprint|afterprint|error|abort|click|dblclick|auxclick|contextmenu|mouse\\w{2,6}|pointer\\w{2,14}|touch\\w{3,6}|wheel|scroll\\w{0,3}|key(?:down|up|press)|focus\\w{0,3}|blur|change|input|invalid|reset|submit|search|select\\w{0,11}|toggle|beforetoggle|drag\\w{0,5}|drop|copy|cut|paste|beforecopy|beforecut|beforepaste|animation\\w{3,9}|transition\\w{3,6}|webkit\\w{4,20}|begin|end|repeat|message\\w{0,5}|hashchange|popstate|pageshow|pagehide|resize|storage|online|offline|play\\w{0,3}|pause|ended|canplay\\w{0,7}|loadstart|progress|start|finish|bounce|show|close|cancel|cuechange|beforeinput|formdata|readystatechange|activate|filterchange|propertychange|zoom|securitypolicyviolation|slotchange|volumechange|waiting|seek\\w{2,3}|stalled|suspend|timeupdate|ratechange|emptied|durationchange|loadeddata|loadedmetadata|gotpointercapture|lostpointercapture)';

const CODE =
  '(?:alert|eval|confirm|prompt|document|window|location|fetch|import|function|atob|this|top|self|parent|void|new |open|settimeout|setinterval|console|xmlhttprequest|navigator|localstorage|constructor|globalthis|history)\\s{0,3}[.(\\[=`/ ]';

/** On text as markup: what would run or load another document if it stood in one. */
export const scriptRules: readonly Rule[] = [
  {
    name: 'active-element',
    pattern:
      /<\s{0,3}\/?\s{0,3}(?:[a-z]{1,10}:)?(?:script|iframe|frameset|applet|embed|portal|fencedframe|foreignobject)(?=[\s/>"'<]|$)|<\s{0,3}object\s[^>]{0,80}(?:data|type|classid)\s{0,3}=|<\s{0,3}object\s{0,3}>|<\s{0,3}form(?:\s[^>]{0,80}=|\s{0,3}>)|<\s{0,3}frame\s[^>]{0,80}src|<\s{0,3}meta\s[^>]{0,80}(?:http-equiv|content|charset)|<\s{0,3}link\s[^>]{0,80}(?:rel|href)\s{0,3}=|<\s{0,3}base\s[^>]{0,80}(?:href|target)\s{0,3}=|<\s{0,3}style(?:\s[^>]{0,80}=|\s{0,3}>)|<\s{0,3}(?:animate|set|animatetransform|animatemotion)\s[^>]{0,80}(?:attributename|href|begin|onbegin)|<\s{0,3}use\s[^>]{0,80}href|<!entity|<!\[cdata\[|<\?(?:php|xml-stylesheet|=)|<%[=@ ]/u,
  },
  {
    name: 'handler',
    pattern: new RegExp(
      `(?:[\\s"'\`/<;]|^)${HANDLERS}\\s{0,3}=\\s{0,3}[^=\\s]|<[a-z][^>]{0,200}[\\s/"']on[a-z]{3,20}\\s{0,3}=`,
      'u',
    ),
  },
  {
    name: 'script-address',
    pattern: new RegExp(
      `j\\s{0,2}a\\s{0,2}v\\s{0,2}a\\s{0,2}s\\s{0,2}c\\s{0,2}r\\s{0,2}i\\s{0,2}p\\s{0,2}t\\s{0,2}:(?:\\s{0,4}(?:${CODE})|[^\\s]{0,40}[(=\`;]|//)|(?:link|href|url|src|action|address|points?|target|goes|go|open)s?["']?(?:\\s{1,2}[a-z]{1,12}){0,3}\\s{0,3}[=(:]?\\s{0,3}["'(]?\\s{0,3}(?:java|vb|live)script:|vbscript\\s{0,2}:|livescript\\s{0,2}:|mocha\\s{0,2}:\\s{0,2}\\w{1,20}\\(`,
      'u',
    ),
  },
  {
    name: 'document-address',
    pattern:
      /data\s{0,2}:(?:text\/(?:html|xml|javascript|css)|application\/(?:xhtml\+xml|javascript|x-javascript|ecmascript|xml|pdf)|text\/ecmascript|image\/svg\+xml[^,]{0,40},\s{0,3}[^"']{0,200}(?:script|on[a-z]{3,12}\s{0,2}=|foreignobject))|data\s{0,2}:\s{0,3}text\/html\s{0,3}[,;]|(?:view-source|feed|jar|blob|filesystem|file):(?:\/\/|https?:)|data:,?[^"'\s]{0,40}<script/u,
  },
  {
    name: 'style-code',
    pattern:
      /:\s{0,3}expression\(|@import\s{0,3}(?:url|["'(/])|url\(\s{0,3}["']?\s{0,3}(?:javascript|vbscript|data:(?:text|application))|-moz-binding\s{0,3}:|behaviou?r\s{0,3}:\s{0,3}url|@charset\s{0,3}["']|image-set\(\s{0,3}["']?javascript/u,
  },
  {
    name: 'active-attribute',
    pattern:
      /(?:srcdoc|formaction|xlink:href\s{0,3}=\s{0,3}["']?\s{0,3}(?:javascript|data)|http-equiv)\s{0,3}=?\s{0,3}["'=]|xmlns(?::[a-z]{1,10})?\s{0,3}=\s{0,3}["']/u,
  },
  {
    name: 'code',
    pattern:
      /\b(?:eval|alert|confirm|prompt|atob|settimeout|setinterval|fetch|require|importscripts)(?:\(|`)\s{0,3}(?:["'`\d]|[a-z.]{1,40}\)|\/|document|window|string|function)|\bdocument\s{0,2}\.\s{0,2}(?:cookie|write(?:ln)?|location|domain|body|forms|createelement|getelement|queryselector|documentelement)|\bwindow\s{0,2}[.[]\s{0,2}["']?(?:location|open|name|parent|top|alert|eval|onload|onerror|opener)|\blocation\s{0,2}\.\s{0,2}(?:href|assign|replace)|\blocalstorage\s{0,2}[.[]|\bnew\s{1,3}(?:function|image|xmlhttprequest|worker|websocket)\s{0,3}\(|\bstring\.fromcharcode|\bxmlhttprequest\b|\bnavigator\.sendbeacon|\.innerhtml\s{0,3}=|\bconstructor\s{0,2}(?:[.([]|\]\()|__proto__|\bimport\(|\$\{\s{0,3}(?:jndi|process|global|constructor|this|require|\d+\s?\*)|\{\{\s{0,3}(?:constructor|this\.|_self|config|self\.|''|""|\d+\s?\*|[a-z$]{1,20}\.constructor|\$on|\$eval|#with)|\bprocess\.(?:env|exit|mainmodule|binding)|\bfunction\s{0,3}[a-z]{0,20}\([a-z, ]{0,40}\)\s{0,3}\{|=>\s{0,3}\{?\s{0,3}(?:alert|fetch|eval|document)|\bjavascript\s{0,3}(?:code|:)\s{0,3}[a-z.]{1,30}\(/u,
  },
];

const PUT =
  '(?:add|insert|embed|inject|include|put|attach|append|place|run|execute|load|import|write|use|wire(?: up)?|hook(?: up)?|set(?: up)?|plug in|drop in|call|trigger|install|give|link|make|turn|bind|register|create)';

/** On words: somebody asks for code. Where it addresses the service; a line item may be "JavaScript code review". */
export const addressedScriptRules: readonly Rule[] = [
  {
    name: 'asks-for-script',
    pattern: new RegExp(
      `\\b${PUT} (?:[a-z0-9]+ ){0,6}(?:script (?:tags?|elements?|blocks?|snippets?|code|that|to|which|from|src|at)|scripts? (?:that|to|which|from) |inline scripts?|external scripts?|java ?script(?: (?:code|snippets?|that|to|alerts?|functions?|files?|which|from|library|in|into|on|for (?:validation|calculation|the total)|calculator|event|popup|handler)|$)|js (?:code|snippets?|files?|library|script)|jquery|i ?frames?|event (?:handlers?|listeners?)|on ?(?:click|load|error|mouse ?over|focus|submit) (?:handlers?|events?|attributes?|listeners?|action)|html forms?|(?:tracking|spy|web) (?:pixels?|beacons?|scripts?)|(?:object|embed|applet|meta|base|form|frame) (?:tags?|elements?)|meta refresh|google analytics|web ?assembly|flash (?:object|movie)|java applets?|activex|(?:popup|pop up|alert) (?:box|window|dialog)(?: that)?|vb ?script|auto(?:matic)? redirects?)(?: |$)`,
      'u',
    ),
    unlessFollowedBy:
      /^(?:row|column|line|item|section|heading|training|course|workshop|book|fonts?|lettering|typeface|writing|writer|review|development|consulting|hours?|price|entry|cell|position|quantity|amount|total|fee|rate|license|licence|cost|bold|red|green|blue|italic)\b/u,
  },
  {
    name: 'asks-to-run',
    pattern:
      /\b(?:execute|run|evaluate|eval) (?:the |this |that |some |my |a |following |arbitrary ){0,3}(?:java ?script|script|js|code|shell|command|python|payload|sql|query)\b|\bredirect(?:s)? (?:the )?(?:reader|viewer|user|page|browser|visitor|customer|client|document)(?: [a-z]+){0,4} to\b|\bwhen (?:the )?(?:page|document|pdf|invoice|file)(?: is)? (?:loads?|opens?|opened|loaded)(?: [a-z]+){0,4} (?:run|execute|alert|send|load|fetch|call|redirect)/u,
    unlessFollowedBy: /^(?: [a-z]+)? (?:row|column|line|item|section|font|text|style)/u,
  },
];

import { Combinations } from './concepts.ts';

const VOCABULARY = {
  bring:
    'add|insert|put|embed|load|include|use|set|link|make|run|inject|attach|execute|calls|call|trigger|triggers|wire|hook|give|place|append|with|have|let',
  code: 'javascript link|javascript links|javascript url|javascript address|javascript function|javascript snippet|javascript into|javascript in the|some javascript|bit of javascript|some js|a js|bit of js|js into|js that|js to|onerror|onload|onclick|onmouseover|onfocus|ontoggle|eval|runs code|run code|executes code|execute code|code that runs|code that executes|runs a script|run a script|executes a script|web form|html form|form that posts|form that submits|form that sends|form which posts|login form|tracking script|analytics script|script tag|inline script|external script|remote script|css expression|hidden iframe|inline frame|service worker|web worker|flash movie|java applet|object tag|embed tag|event handler|event handlers|click handler|tracking pixel|meta refresh|auto redirect|redirects to|redirect to|javascript so|javascript which|javascript for|javascript that|javascript to|webworker|web assembly|coin miner|mines coins|crypto miner|script in the|script into|script to the|script that|script which|widget script|a script',
} as const;

/** What asks for something that runs, in place of something to be read. */
export const scriptCombinations = new Combinations<keyof typeof VOCABULARY>(
  VOCABULARY,
  [{ name: 'code-brought', all: ['bring', 'code'], within: 9 }],
  'javascript in the classroom|web form design|a script font|a script typeface|a script face|a script style|script font|a script like font',
);

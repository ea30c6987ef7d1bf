import type { LogoFact, PageFacts } from '#schemas/rendering/page-facts.ts';

const MAX_NAME_LENGTH = 80;
/** Between a page's title and the site's. */
const SEPARATORS = /\s+[|–—•·:»/-]\s+|\s*[|»•]\s*|:\s+/u;
/** What alone names no one. */
const GENERIC =
  /^(home( ?page)?|welcome|start(seite)?|index|untitled|main|menu|logo|brand|site|website|blog|shop|accueil|inicio|new tab|document)$/i;
const LEGAL_FORM =
  /[\s,]+(inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|plc|s\.?a\.?r?\.?l?|b\.?v|oy|ab|as|pty|kg|se)\.?$/i;

interface Claim {
  readonly name: string;
  readonly weight: number;
}

/** Letters and digits alone, without a legal form: `Acme, Inc.` and `acme` are one. */
function key(name: string): string {
  return name
    .replace(LEGAL_FORM, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function clean(text: string | undefined): string | undefined {
  const name = text
    ?.replace(/\p{Cc}/gu, ' ')
    .replace(
      /^(the\s+)?logo\s+(of|for|de|von)\s+|[\s-]*\b(logo(type)?|wordmark|icon|home ?page|home)\b[\s.]*$/giu,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const fits = name !== undefined && name.length >= 2 && name.length <= MAX_NAME_LENGTH;
  return fits && /\p{L}|\p{N}/u.test(name) && !GENERIC.test(name) ? name : undefined;
}

/** `© 2020–2026 Acme Ltd. All rights reserved.` → `Acme Ltd` */
function copyrightHolder(line: string | undefined): string | undefined {
  const after = line?.replace(/^.*?(©|\(c\)|copyright)/i, '') ?? '';
  const named = after
    .replace(/^[\s©]*(copyright)?[\s©]*(\(c\))?\s*/i, '')
    .replace(/^\s*\d{4}(\s*[-–—]\s*(\d{4}|present))?[\s,.]*(by\s+)?/i, '');
  return named.split(/[.|•·]\s|\s[-–—]\s|,? all rights|\s{2,}|\d{4}/i)[0]?.trim();
}

function hostLabel(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (/^[\d.]+$|:|^localhost$/.test(hostname)) return undefined;
  const labels = hostname.replace(/^www\./, '').split('.');
  const isShort = (label: string | undefined) => (label ?? '').length <= 3;
  const at = labels.length >= 3 && isShort(labels.at(-2)) && isShort(labels.at(-1)) ? -3 : -2;
  return labels.at(at);
}

function claimsOf({ title, design }: PageFacts, logo: LogoFact | undefined): Claim[] {
  const metadata = design?.metadata;
  const parts = title.split(SEPARATORS).filter((part) => part.trim().length > 0);
  const edge = parts.length > 1 ? 0.45 : 0.4;
  const candidates: readonly (readonly [string | undefined, number])[] = [
    [metadata?.siteName, 1],
    [metadata?.organization, 0.95],
    [metadata?.applicationName, 0.8],
    [metadata?.wordmark, 0.7],
    [logo?.alt, 0.65],
    [copyrightHolder(metadata?.copyright)?.replace(LEGAL_FORM, ''), 0.5],
    [parts.at(-1), edge],
    [parts[0], parts.length > 1 ? edge - 0.05 : 0],
  ];
  return candidates.flatMap(([text, weight]) => {
    const name = clean(text);
    // A slogan is longer than a name.
    const long = (name?.split(' ').length ?? 0) > 5 ? 0.4 : 1;
    return name === undefined || weight === 0 ? [] : [{ name, weight: weight * long }];
  });
}

/** The name that most of the page agrees on, as it is written best, and how sure it is: 0 to 1. */
export function decideName(
  facts: PageFacts,
  logo: LogoFact | undefined,
): { name: string | null; confidence: number } {
  const claims = claimsOf(facts, logo);
  const host = hostLabel(facts.address);
  const support = ({ name, weight }: Claim) => {
    const own = key(name);
    const agreeing = claims
      .filter((other) => other.name !== name && key(other.name) === own)
      .reduce((sum, other) => sum + other.weight, 0);
    const isHost = host !== undefined && own !== '' && own === key(host);
    return weight + 0.6 * agreeing + (isHost ? 0.7 : 0);
  };
  const [best] = claims
    .map((claim) => ({ ...claim, total: support(claim) }))
    .sort((a, b) => b.total - a.total);
  if (best !== undefined) return { name: best.name, confidence: Math.min(1, best.total / 1.5) };
  return host === undefined || host.length < 3
    ? { name: null, confidence: 0 }
    : { name: host.charAt(0).toUpperCase() + host.slice(1), confidence: 0.3 };
}

import { dictionary } from '../dictionary.ts';
import { deferred, type Rule } from './rule.ts';

/** "Ignore the earlier instructions", without accents: verb, then within a few words "earlier" and "instructions" in either order. */
const IN_LANGUAGES: Readonly<Record<string, readonly [verb: string, ...rest: string[]]>> =
  dictionary({
    de: [
      '(?:ignorier\\w*|missacht\\w*|vergiss|vergessen|uberschreib\\w*|umgeh\\w*|beachte nicht)',
      '(?:vorherig\\w*|bisherig\\w*|vorangegangen\\w*|vorig\\w*|fruher\\w*|obig\\w*|vorstehend\\w*|ursprunglich\\w*)',
      '(?:anweisung\\w*|instruktion\\w*|befehl\\w*|vorgaben|regeln|prompts?|systemanweisung\\w*)',
    ],
    fr: [
      '(?:ignor\\w+|oubli\\w+|neglig\\w+|ne tiens? pas compte d\\w*|ne tenez pas compte d\\w*|contourn\\w+|outrepass\\w+|fais abstraction d\\w*)',
      '(?:precedent\\w*|anterieur\\w*|ci dessus|initial\\w*|prealables?)',
      '(?:instructions?|consignes?|directives?|ordres|regles|commandes)',
    ],
    es: [
      '(?:ignor\\w+|olvid\\w+|descart\\w+|omit\\w+|desestim\\w+|no hagas caso (?:a|de)|pasa por alto)',
      '(?:anterior\\w*|previ[ao]s?|precedentes?|de arriba|iniciales)',
      '(?:instruccion(?:es)?|indicaciones|ordenes|directrices|reglas|comandos|prompts?)',
    ],
    it: [
      '(?:ignor\\w+|dimentic\\w+|trascur\\w+|non (?:seguire|considerare)|aggira\\w*)',
      '(?:precedent\\w*|anterior\\w*|sopra|inizial\\w*)',
      '(?:istruzion\\w+|indicazioni|direttive|ordini|regole|comandi|prompt)',
    ],
    pt: [
      '(?:ignor\\w+|esque\\w+|desconsider\\w+|desprez\\w+|nao siga)',
      '(?:anterior\\w*|previ[ao]s?|acima|iniciais|precedentes?)',
      '(?:instruc(?:ao|oes)|orientacoes|diretrizes|ordens|regras|comandos|prompts?)',
    ],
    nl: [
      '(?:negeer|negeren|vergeet|omzeil|sla over)',
      '(?:vorige|eerdere|bovenstaande|voorgaande|oorspronkelijke)',
      '(?:instructies?|opdrachten|aanwijzingen|regels|prompts?)',
    ],
    pl: [
      '(?:zignoruj\\w*|ignoruj\\w*|zapomnij|pomin)',
      '(?:poprzedni\\w*|wczesniejsz\\w*|powyzsz\\w*)',
      '(?:instrukcj\\w*|polecen\\w*|wytyczn\\w*|zasad\\w*)',
    ],
    sv: [
      '(?:ignorera|glom|bortse fran|strunta i)',
      '(?:tidigare|foregaende|ovanstaende)',
      '(?:instruktion\\w*|anvisning\\w*|regler)',
    ],
    cs: [
      '(?:ignoruj\\w*|zapomen\\w*)',
      '(?:predchoz\\w*|drivejs\\w*)',
      '(?:instrukc\\w*|pokyn\\w*|prikaz\\w*)',
    ],
    ru: [
      '(?:игнорир\\p{L}*|проигнорир\\p{L}*|забудь\\p{L}*|отмени\\p{L}*)',
      '(?:предыдущ\\p{L}*|прошл\\p{L}*|прежн\\p{L}*|вышеуказанн\\p{L}*|все)',
      '(?:инструкци\\p{L}*|указани\\p{L}*|команд\\p{L}*|правил\\p{L}*)',
    ],
    uk: [
      '(?:ігнору\\p{L}*|проігнору\\p{L}*|забудь\\p{L}*|iгнору\\p{L}*)',
      '(?:попередн\\p{L}*)',
      '(?:інструкці\\p{L}*|вказівк\\p{L}*|вказивк\\p{L}*|iнструкцi\\p{L}*)',
    ],
    tr: [
      '(?:yok say\\w*|gormezden gel\\w*|unut\\w*|dikkate alma\\w*|goz ardi et\\w*)',
      '(?:onceki|yukar\\p{L}daki|evvelki)',
      '(?:talimat\\w*|komut\\w*|yonerge\\w*|kural\\w*)',
    ],
    id: ['(?:abaikan|lupakan)', '(?:sebelumnya|di atas)', '(?:instruksi|perintah|petunjuk)'],
    ar: [
      '(?:تجاهل|انس|تجاهلي)',
      '(?:السابقة|[اأ]علاه|السابقه)',
      '(?:التعليمات|ال[اأ]وامر|تعليمات)',
    ],
    hi: ['(?:अनदेखा|नजरअंदाज|भूल)', '(?:पिछले|पिछल\\p{M}*|पूर्व)', '(?:निर्देश\\p{L}*|निर्देशों)'],
  });

const GAP = '(?: [\\p{L}\\p{M}\\p{N}]+){0,4} ';

/** The three in any order, as word order differs, within a few words. */
function ordersOf([verb, ...rest]: readonly string[]): string {
  const [earlier, orders] = rest;
  const b = '(?<![\\p{L}\\p{M}])';
  return [
    [verb, earlier, orders],
    [verb, orders, earlier],
    [earlier, orders, verb],
    [orders, earlier, verb],
  ]
    .map((parts) => b + parts.join(GAP + b))
    .join('|');
}

const A_MATTER =
  /^ (?:fur|zu|zur|zum|von|vom|betreff\w*|pour|de (?:livraison|paiement)|relatives?|concernant|para|sobre|de (?:pago|entrega)|per|di (?:pagamento|consegna)|voor|over|dla|for|om)\b/u;

/** Languages that are written without spaces between words. */
const UNSPACED: readonly Rule[] = [
  {
    name: 'unheed-instructions-zh',
    pattern:
      /(?:忽略|无视|無視|忘记|忘記|忽視|不要理会|不要遵守)[\p{L} ]{0,8}(?:之前|以前|先前|上面|以上|前面|前述)[\p{L} ]{0,6}(?:指令|指示|命令|提示|说明|規則|规则|要求)/u,
  },
  {
    name: 'unheed-instructions-ja',
    pattern:
      /(?:以前|これまで|前|上記|先|いままで|今まで)[\p{L} ]{0,6}(?:指示|命令|プロンプト|指令|ルール)[\p{L} ]{0,6}(?:無視|忘れ|破棄|取り消)/u,
  },
  {
    name: 'unheed-instructions-ko',
    pattern:
      /(?:이전|앞의|위의|기존)[\p{L} ]{0,8}(?:지시|명령|지침|프롬프트)[\p{L} ]{0,6}(?:무시|잊)/u,
  },
  {
    name: 'reveal-prompt-cjk',
    pattern:
      /(?:显示|輸出|输出|告诉|透露|打印|公开)[\p{L} ]{0,8}(?:系统提示|系統提示|提示词|提示詞)|(?:システムプロンプト|시스템 ?프롬프트)[\p{L} ]{0,6}(?:表示|出力|教え|公開|보여|출력|알려)/u,
  },
];

/** The same commands in other languages. */
export const injectionLanguageRules: readonly Rule[] = [
  ...Object.entries(IN_LANGUAGES).map(([language, parts]) => ({
    name: `unheed-instructions-${language}`,
    pattern: deferred(ordersOf(parts)),
    unlessFollowedBy: A_MATTER,
  })),
  {
    name: 'reveal-prompt-european',
    pattern:
      /\b(?:zeig\w*|verrat\w*|nenn\w*|gib|drucke|montr\w*|affich\w*|revel\w*|donne|muestra\w*|revela\w*|imprime|mostra\w*|rivela\w*|stampa|mostre|exiba|toon|onthul|pokaz|ujawnij|visa) (?:[a-z]+ ){0,4}(?:systemprompt\w*|system prompt|systemanweisung\w*|prompt (?:du )?systeme|invite systeme|instructions systeme|prompt (?:del|de|do) sistema|prompt di sistema|instrucciones (?:del|de) sistema|systeemprompt)\b|(?:покажи|раскрой|выведи|напечатай)(?: \p{L}+){0,3} (?:системн\p{L}+ промпт\p{L}*|системн\p{L}+ инструкци\p{L}*|системн\p{L}+ подсказк\p{L}*)/u,
  },
  ...UNSPACED,
];

import { changes, choices, currentData, input, renderOptions } from './state.ts';

export type CodeLanguage = 'curl' | 'typescript' | 'python';

/** The request that makes the document, before it is changed. undefined: there is none. */
function createBody(): Record<string, unknown> | undefined {
  const { style, templateId, locale } = choices.value;
  const read = input.value;
  const options = renderOptions();
  if (read.kind === 'html') return { html: read.html, options };
  if (read.kind === 'url') return { url: read.url, options };
  const data = currentData();
  if (data === undefined) return undefined;
  return {
    data,
    ...(templateId === '' ? {} : { templateId }),
    ...(style === '' || templateId !== '' ? {} : { style }),
    options: { ...options, ...(locale === '' ? {} : { locale }) },
  };
}

interface Sample {
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly instructions: readonly string[];
  readonly options: Record<string, unknown>;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
/** Within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Who copies a request has the key somewhere else. */
const KEY_HINT =
  '# First: export PAGEWRIGHT_API_KEY=… (your key; the page shows it once, when you get it)\n';

function curl({ url, body, instructions, options }: Sample): string {
  const post = (path: string, data: string) =>
    `curl -sS --fail-with-body ${url}${path} -H "Authorization: Bearer $PAGEWRIGHT_API_KEY" -H 'Content-Type: application/json' \\\n  -d ${data}`;
  if (instructions.length === 0)
    return `${KEY_HINT}${post('/v1/create', quoted(json(body)))} -o document.pdf\n`;
  const session = (rest: Record<string, unknown>) =>
    `${quoted('{"sessionId":"')}"$SESSION"${quoted(`",${JSON.stringify(rest).slice(1)}`)}`;
  return [
    KEY_HINT.trimEnd(),
    `SESSION=$(${post('/v1/create', quoted(json(body)))} -o /dev/null -D - \\\n  | sed -n 's/^x-service-session-id: \\([0-9a-f-]*\\).*/\\1/Ip')`,
    ...instructions.map(
      (instruction) => `${post('/v1/modify', session({ instruction }))} -o /dev/null`,
    ),
    `${post('/v1/generate', session({ options }))} -o document.pdf`,
    '',
  ].join('\n');
}

function typescript({ url, body, instructions, options }: Sample): string {
  const head = `import { writeFile } from 'node:fs/promises';

const post = async (path: string, body: object): Promise<Response> => {
  const response = await fetch(\`${url}\${path}\`, {
    method: 'POST',
    headers: {
      authorization: \`Bearer \${process.env['PAGEWRIGHT_API_KEY']}\`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
};

`;
  const create = `${instructions.length === 0 ? 'const file' : 'const created'} = await post('/v1/create', ${json(body)});\n`;
  const steps =
    instructions.length === 0
      ? ''
      : `const sessionId = created.headers.get('x-service-session-id');\n${instructions
          .map(
            (each) =>
              `await post('/v1/modify', { sessionId, instruction: ${JSON.stringify(each)} });\n`,
          )
          .join(
            '',
          )}const file = await post('/v1/generate', { sessionId, options: ${JSON.stringify(options)} });\n`;
  return `${KEY_HINT.replace('#', '//')}${head}${create}${steps}await writeFile('document.pdf', await file.bytes());\n`;
}

const PYTHON_HEAD = `import json, os, urllib.request


def post(path, body):
    request = urllib.request.Request(
        URL + path,
        data=json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["PAGEWRIGHT_API_KEY"],
            "Content-Type": "application/json",
        },
    )
    return urllib.request.urlopen(request)

`;

/** JSON within Python, whatever it holds: a text that is read as JSON. */
const python = ({ url, body, instructions, options }: Sample): string => {
  const literal = (value: unknown) => `json.loads(${JSON.stringify(JSON.stringify(value))})`;
  const steps = [
    `${instructions.length === 0 ? 'file' : 'created'} = post("/v1/create", ${literal(body)})`,
    ...(instructions.length === 0 ? [] : ['session = created.headers["x-service-session-id"]']),
    ...instructions.map(
      (each) =>
        `post("/v1/modify", {"sessionId": session, "instruction": ${JSON.stringify(each)}})`,
    ),
    ...(instructions.length === 0
      ? []
      : [`file = post("/v1/generate", {"sessionId": session, "options": ${literal(options)}})`]),
    'with open("document.pdf", "wb") as pdf:\n    pdf.write(file.read())\n',
  ];
  return `${KEY_HINT}${PYTHON_HEAD.replace('URL', JSON.stringify(url))}\n${steps.join('\n')}`;
};

const WRITERS: Readonly<Record<CodeLanguage, (sample: Sample) => string>> = {
  curl,
  typescript,
  python,
};

/** The requests that make exactly what is shown. undefined: there is nothing to make. */
export function codeFor(language: CodeLanguage): string | undefined {
  const body = createBody();
  if (body === undefined) return undefined;
  return WRITERS[language]({
    url: new URL('.', document.baseURI).href.replace(/\/$/, ''),
    body,
    instructions: changes.value.map(({ instruction }) => instruction),
    options: renderOptions(),
  });
}

import { type Copy, DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';

export type Step =
  | { readonly kind: 'run'; readonly command: string }
  | {
      readonly kind: 'copy';
      /** The stage that it is copied from; undefined: the build context. */
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly target: string;
    }
  | { readonly kind: 'workdir'; readonly path: string }
  | { readonly kind: 'env'; readonly variables: Readonly<Record<string, string>> };

export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly Step[];
  readonly user: string | undefined;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly volumes: readonly string[];
  readonly stopSignal: string;
}

const words = (instruction: Instruction): string[] =>
  instruction.getArguments().map((argument) => argument.getValue());
/** The list in an instruction: the program without a shell. */
function json(instruction: Instruction): string[] {
  const content = instruction.getArgumentsContent() ?? '';
  return JSON.parse(content.slice(content.indexOf('[')));
}

function copyStep(instruction: Instruction): Step {
  const from = (instruction as Copy).getFlags().find((flag) => flag.getName() === 'from');
  const paths = words(instruction);
  return {
    kind: 'copy',
    from: from?.getValue() ?? undefined,
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '.',
  };
}

function envStep(instruction: Instruction): Step {
  const properties = (instruction as Env).getProperties();
  const variables = properties.map((each) => [each.getName(), each.getValue() ?? '']);
  return { kind: 'env', variables: Object.fromEntries(variables) };
}

const STEPS: Readonly<Record<string, (instruction: Instruction) => Step>> = {
  RUN: (instruction) => ({
    kind: 'run',
    command: (instruction.getArgumentsContent() ?? '').replaceAll(/\\\n/g, ' '),
  }),
  COPY: copyStep,
  WORKDIR: (instruction) => ({ kind: 'workdir', path: words(instruction)[0] ?? '/' }),
  ENV: envStep,
};

type Draft = { -readonly [Name in keyof Stage]: Stage[Name] } & { steps: Step[] };

/** What is noted for the start of the container. */
const FACTS: Readonly<Record<string, (stage: Draft, instruction: Instruction) => void>> = {
  USER: (stage, instruction) => {
    stage.user = words(instruction)[0];
  },
  ENTRYPOINT: (stage, instruction) => {
    stage.entrypoint = json(instruction);
  },
  CMD: (stage, instruction) => {
    stage.command = json(instruction);
  },
  HEALTHCHECK: (stage, instruction) => {
    stage.health = json(instruction);
  },
  VOLUME: (stage, instruction) => {
    stage.volumes = words(instruction);
  },
  STOPSIGNAL: (stage, instruction) => {
    stage.stopSignal = words(instruction)[0] ?? 'SIGTERM';
  },
  // It only tells readers.
  EXPOSE: () => {},
};

function openStage(instruction: Instruction): Draft {
  const from = instruction as From;
  return {
    name: from.getBuildStage() ?? '',
    image: from.getImage() ?? '',
    steps: [],
    user: undefined,
    entrypoint: [],
    command: [],
    health: [],
    volumes: [],
    stopSignal: 'SIGTERM',
  };
}

/** The stages of a Dockerfile. @throws Error for an instruction that is not known here: it would be left out unnoticed */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: Draft[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      stages.push(openStage(instruction));
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${keyword} stands before the first FROM`);
    const step = STEPS[keyword];
    const note = FACTS[keyword];
    if (step !== undefined) stage.steps.push(step(instruction));
    else if (note !== undefined) note(stage, instruction);
    else throw new Error(`${keyword} is not known to scripts/container`);
  }
  return stages;
}

import type { ContentBlock, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { ToolContext } from './context.ts';

/** What a tool answers: typed, in words, and what belongs to it, such as links. */
export interface ToolAnswer<Output extends z.ZodObject> {
  readonly result: z.input<Output>;
  /** One or two sentences, with what may be done next. */
  readonly text: string;
  readonly content?: readonly ContentBlock[];
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly annotations: ToolAnnotations;
  readonly run: (context: ToolContext, input: z.output<Input>) => Promise<ToolAnswer<Output>>;
}

/** A tool with its types erased. The server parses the input with its schema. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, 'run'> & {
  readonly run: (context: ToolContext, input: unknown) => Promise<ToolAnswer<z.ZodObject>>;
};

export const tool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): Tool => ({
  ...definition,
  run: async (context, input) =>
    (await definition.run(context, input as z.output<Input>)) as ToolAnswer<z.ZodObject>,
});

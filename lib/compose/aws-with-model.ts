import { type Config, readConfig } from '#lib/config.ts';
import type { App } from '#lib/lambda/handler.ts';
import { composeAws } from './aws.ts';
import { composeModel } from './model.ts';

/**
 * The composition of functions whose endpoints ask a language model: theirs are the settings of one,
 * the right to invoke it, and the providers' code beside their own.
 */
export function composeAwsWithModel(config: Config = readConfig()): App {
  return composeAws(config, { model: composeModel(config) });
}

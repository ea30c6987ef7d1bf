import { availableParallelism, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  checkModelVariables,
  type ModelSettings,
  modelSettings,
  modelVariables,
} from '#schemas/model-settings.ts';
import { DEFAULT_TIERS, PageSizeSetting, type Settings, Tiers } from '#schemas/settings.ts';

const text = z.string().trim().min(1);
const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${minimum} to ${maximum}` })
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, {
      error: `must be a whole number from ${minimum} to ${maximum}`,
    });
const apiKey = z
  .string()
  .regex(/^gk_[A-Za-z0-9_-]{20,200}$/, 'must be gk_ and at least 20 of A-Z a-z 0-9 _ -');
const hostPort = z.string().regex(/^(\[[0-9a-fA-F:]+\]|[^\s:/@]+):\d{1,5}$/, 'must be host:port');

/** A JSON text that overrides single limits of single tiers. */
const tierOverrides = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({
        code: 'custom',
        message: 'must be JSON such as {"free":{"requestsPerMinute":120}}',
      });
      return z.NEVER;
    }
  })
  .pipe(z.partialRecord(Tiers.keyType, Tiers.valueType.partial()));

/** Every setting, by its variable. docs/settings.md lists them. */
export const Variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text.default('./.data'),
  CACHE_DIR: text.optional(),
  OWNER_KEY: apiKey.optional(),
  DEMO_KEY: apiKey.optional(),
  ADMIN_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CHROMIUM_PATH: text.optional(),
  CHROMIUM_SANDBOX: z.enum(['auto', 'on', 'off']).default('auto'),
  RENDER_CONCURRENCY: wholeNumber(1, 64).optional(),
  RENDER_QUEUE: wholeNumber(0, 100_000).default(200),
  RENDER_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(60_000),
  EGRESS_ALLOW: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(hostPort))
    .default([]),
  TABLEDB_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.airtable.com'),
  PAGE_SIZE: PageSizeSetting.default('letter'),
  TIERS: tierOverrides.default({}),
  MAX_BODY_BYTES: wholeNumber(1_024, 100_000_000).default(6_000_000),
  MAX_BATCH_ITEMS: wholeNumber(1, 1_000).default(100),
  MAX_JOB_ITEMS: wholeNumber(1, 100_000).default(5_000),
  SECRETS_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes as base64')
    .optional(),
  SECRETS_KEY_ID: text.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\p{Cc}<>@"]{1,100} <[^\s<>@,;]{1,64}@[^\s<>@,;]{1,253}>|[^\s<>@,;]{1,64}@[^\s<>@,;]{1,253})$/u,
      'must be an address, or Name <address>',
    )
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' }).optional(),
  SIGNUP: z.enum(['open', 'closed']).default('open'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TABLE_NAME: text.default('pagewright'),
  BUCKET_NAME: text.default('pagewright'),
  QUEUE_URL: z.url({ protocol: /^https?$/ }).optional(),
  RENDERER_FUNCTION: text.default('pagewright-renderer'),
  ...modelVariables,
});
const Environment = Variables.superRefine(checkModelVariables);

/** The checked configuration of a process. */
export interface Config {
  /** `settings.publicUrl` is made of host and port unless PUBLIC_URL is set. */
  readonly settings: Settings;
  readonly publicUrl: string | undefined;
  readonly host: string;
  readonly port: number;
  /** Absolute. Where one machine keeps everything that must last. */
  readonly dataDir: string;
  /** Absolute. Where the browser is unpacked to; may be deleted at any time while nothing runs. */
  readonly cacheDir: string;
  readonly ownerKey: string | undefined;
  readonly demoKey: string | undefined;
  /** What admin endpoints take as Bearer. undefined: they are closed. */
  readonly adminToken: string | undefined;
  /** 32 bytes as base64. undefined: one machine makes its own. */
  readonly secretsKey: string | undefined;
  /** `from` undefined: one machine has a sender of its own, a deployment sends none. */
  readonly mail: { readonly from: string | undefined; readonly smtpUrl: string | undefined };
  /** How many proxies in front of this server add to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly render: {
    readonly executablePath: string | undefined;
    readonly sandbox: 'auto' | 'on' | 'off';
    readonly concurrency: number;
    readonly queueLimit: number;
    readonly timeoutMs: number;
  };
  /** Where the table database is, without a trailing slash. */
  readonly tableDatabaseUrl: string;
  /** undefined: there is none, and instructions are understood by the own interpreter alone. */
  readonly model: ModelSettings | undefined;
  readonly aws: {
    readonly tableName: string;
    readonly bucketName: string;
    /** Of jobs. undefined: this function has none. */
    readonly queueUrl: string | undefined;
    readonly rendererFunction: string;
    /** The KMS key of users' secrets. undefined: this function has none. */
    readonly secretsKeyId: string | undefined;
  };
}

/** A setting that is wrong: names it and says what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function mergeTiers(overrides: z.infer<typeof tierOverrides>): Tiers {
  const entries = Object.entries(DEFAULT_TIERS).map(([name, limits]) => [
    name,
    { ...limits, ...overrides[name as keyof Tiers] },
  ]);
  return Object.fromEntries(entries) as Tiers;
}

/** An empty variable counts as unset: that is what `FOO= npm start` and container templates mean. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/**
 * Reads and checks every setting, in this one place.
 * @throws ConfigError naming each wrong setting.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const result = Environment.safeParse(withoutEmpty(env));
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `${String(path[0])}: ${message}`,
    );
    throw new ConfigError(`Wrong settings:\n  ${problems.join('\n  ')}`);
  }
  const values = result.data;
  const concurrency = values.RENDER_CONCURRENCY ?? Math.min(4, 2 * availableParallelism());
  const publicUrl = values.PUBLIC_URL?.replace(/\/+$/, '');
  return {
    publicUrl,
    settings: {
      publicUrl: publicUrl ?? `http://${values.HOST}:${values.PORT}`,
      tiers: mergeTiers(values.TIERS),
      egressAllow: values.EGRESS_ALLOW,
      pageSize: values.PAGE_SIZE,
      maxBodyBytes: values.MAX_BODY_BYTES,
      maxBatchItems: values.MAX_BATCH_ITEMS,
      maxJobItems: values.MAX_JOB_ITEMS,
      batchConcurrency: concurrency,
      signup: values.SIGNUP,
      sendsMail: values.MAIL_FROM !== undefined,
    },
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    cacheDir: resolve(
      values.CACHE_DIR ?? join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'pagewright'),
    ),
    ownerKey: values.OWNER_KEY,
    demoKey: values.DEMO_KEY,
    adminToken: values.ADMIN_TOKEN,
    secretsKey: values.SECRETS_KEY,
    mail: { from: values.MAIL_FROM, smtpUrl: values.SMTP_URL },
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    render: {
      executablePath: values.CHROMIUM_PATH,
      sandbox: values.CHROMIUM_SANDBOX,
      concurrency,
      queueLimit: values.RENDER_QUEUE,
      timeoutMs: values.RENDER_TIMEOUT_MS,
    },
    tableDatabaseUrl: values.TABLEDB_BASE_URL.replace(/\/+$/, ''),
    model: modelSettings(values),
    aws: {
      tableName: values.TABLE_NAME,
      bucketName: values.BUCKET_NAME,
      queueUrl: values.QUEUE_URL,
      rendererFunction: values.RENDERER_FUNCTION,
      secretsKeyId: values.SECRETS_KEY_ID,
    },
  };
}

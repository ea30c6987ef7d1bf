import { type DynamoDBClient, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { Claim, Increment, Key, Settlement, Table } from '#lib/ports/table.ts';
import { type Attributes, keyOf, number, text, unlessRefused } from './dynamo-attributes.ts';

/**
 * Items and counters share the table; counters live in partitions of their own, so that no query
 * comes across them.
 */
const COUNTER_PREFIX = 'COUNTER#';

const NAMES = { '#count': 'count', '#held': 'held', '#removeAfter': 'removeAfter' } as const;
type Alias = keyof typeof NAMES;

/** Names that an expression does not use are refused. */
const named = (...aliases: Alias[]) =>
  Object.fromEntries(aliases.map((alias) => [alias, NAMES[alias]]));

const counterKey = ({ partition, sort }: Key): Attributes =>
  keyOf({ partition: COUNTER_PREFIX + partition, sort });

const allOf = (conditions: readonly string[]) =>
  conditions.length === 0
    ? {}
    : { ConditionExpression: conditions.map((condition) => `(${condition})`).join(' AND ') };

function incrementInput(increment: Increment, name?: string) {
  const { by, max, removeAfter } = increment;
  // The condition compares with what is there now: there may be at most `room` for `by` to fit.
  const room = max === undefined ? undefined : max - by;
  const fits = '#count <= :room';
  return {
    Key: counterKey(increment),
    UpdateExpression: [
      ...(removeAfter === undefined ? [] : ['SET #removeAfter = :removeAfter']),
      `ADD #count :by${name === undefined ? '' : ', #held :names'}`,
    ].join(' '),
    ...allOf([
      ...(room === undefined ? [] : [room < 0 ? fits : `attribute_not_exists(#count) OR ${fits}`]),
      ...(name === undefined ? [] : ['NOT contains(#held, :name)']),
    ]),
    ExpressionAttributeNames: named(
      '#count',
      ...(name === undefined ? [] : (['#held'] as const)),
      ...(removeAfter === undefined ? [] : (['#removeAfter'] as const)),
    ),
    ExpressionAttributeValues: {
      ':by': number(by),
      ...(room === undefined ? {} : { ':room': number(room) }),
      ...(name === undefined ? {} : { ':name': text(name), ':names': { SS: [name] } }),
      ...(removeAfter === undefined ? {} : { ':removeAfter': number(removeAfter) }),
    },
    ReturnValues: 'UPDATED_NEW' as const,
  };
}

function settleInput({ by, name, ...key }: Settlement) {
  return {
    Key: counterKey(key),
    UpdateExpression: 'ADD #count :by DELETE #held :names',
    ...allOf(['contains(#held, :name)']),
    ExpressionAttributeNames: named('#count', '#held'),
    ExpressionAttributeValues: {
      ':by': number(by),
      ':name': text(name),
      ':names': { SS: [name] },
    },
  };
}

/** Counters, each an item; the names of its claims are a set in the same item, so one write does both. */
export function createCounters({
  client,
  tableName: TableName,
}: {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}): Pick<Table, 'increment' | 'claim' | 'settle' | 'count'> {
  async function readCounter(key: Key): Promise<Attributes | undefined> {
    const { Item } = await client.send(
      new GetItemCommand({ TableName, Key: counterKey(key), ConsistentRead: true }),
    );
    return Item;
  }

  async function add(increment: Increment, name?: string): Promise<number | undefined> {
    const command = new UpdateItemCommand({ TableName, ...incrementInput(increment, name) });
    const output = await unlessRefused(client.send(command));
    return output && Number(output.Attributes?.['count']?.N);
  }

  return {
    increment: (increment) => add(increment),
    async claim({ name, ...increment }: Claim) {
      const added = await add(increment, name);
      if (added !== undefined) return added;
      const found = await readCounter(increment);
      return found?.['held']?.SS?.includes(name) ? Number(found['count']?.N) : undefined;
    },
    async settle(settlement) {
      const command = new UpdateItemCommand({ TableName, ...settleInput(settlement) });
      return (await unlessRefused(client.send(command))) !== undefined;
    },
    async count(key) {
      return Number((await readCounter(key))?.['count']?.N ?? 0);
    },
  };
}

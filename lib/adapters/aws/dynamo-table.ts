import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type {
  Increment,
  Item,
  Key,
  Page,
  Precondition,
  Put,
  Query,
  Table,
} from '#lib/ports/table.ts';
import type { JsonObject } from '#schemas/json.ts';

/** Every attribute goes by an alias: most of these names are reserved words. */
const NAMES = {
  partition: { '#partition': 'partition' },
  sort: { '#sort': 'sort' },
  value: { '#value': 'value' },
  revision: { '#revision': 'revision' },
  count: { '#count': 'count' },
  removeAfter: { '#removeAfter': 'removeAfter' },
} as const;

/**
 * Items and counters share the table; counters live in partitions of their own, so that no query
 * comes across them.
 */
const COUNTER_PREFIX = 'COUNTER#';

type Attributes = Record<string, AttributeValue>;

const text = (value: string): AttributeValue => ({ S: value });
const number = (value: number): AttributeValue => ({ N: String(value) });

function keyOf({ partition, sort }: Key): Attributes {
  return { partition: text(partition), sort: text(sort) };
}

function counterKey({ partition, sort }: Key): Attributes {
  return keyOf({ partition: COUNTER_PREFIX + partition, sort });
}

function toItem(attributes: Attributes): Item {
  return {
    partition: attributes['partition']?.S ?? '',
    sort: attributes['sort']?.S ?? '',
    value: JSON.parse(attributes['value']?.S ?? 'null') as JsonObject,
    revision: Number(attributes['revision']?.N),
  };
}

/** undefined when the condition of the write did not hold. */
async function unlessRefused<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

function conditionOf(precondition: Precondition) {
  if ('absent' in precondition) {
    return {
      ConditionExpression: 'attribute_not_exists(#partition)',
      ExpressionAttributeNames: NAMES.partition,
    };
  }
  return {
    ConditionExpression: '#revision = :revision',
    ExpressionAttributeNames: NAMES.revision,
    ExpressionAttributeValues: { ':revision': number(precondition.revision) },
  };
}

/**
 * A table in DynamoDB with the string keys `partition` and `sort` and the TTL attribute
 * `removeAfter`. A value is one JSON text, because DynamoDB nests at most 32 levels; an item holds
 * at most 400 kB.
 */
export function createDynamoTable(config: {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}): Table {
  const { client, tableName: TableName } = config;

  async function replace(item: Put): Promise<number> {
    const { removeAfter } = item;
    const { Attributes } = await client.send(
      new UpdateItemCommand({
        TableName,
        Key: keyOf(item),
        UpdateExpression: `SET #value = :value, #revision = if_not_exists(#revision, :none) + :one${
          removeAfter === undefined ? ' REMOVE #removeAfter' : ', #removeAfter = :removeAfter'
        }`,
        ExpressionAttributeNames: { ...NAMES.value, ...NAMES.revision, ...NAMES.removeAfter },
        ExpressionAttributeValues: {
          ':value': text(JSON.stringify(item.value)),
          ':none': number(0),
          ':one': number(1),
          ...(removeAfter === undefined ? {} : { ':removeAfter': number(removeAfter) }),
        },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.['revision']?.N);
  }

  async function putIf(item: Put, precondition: Precondition): Promise<number | undefined> {
    const revision = 'absent' in precondition ? 1 : precondition.revision + 1;
    const command = new PutItemCommand({
      TableName,
      Item: {
        ...keyOf(item),
        value: text(JSON.stringify(item.value)),
        revision: number(revision),
        ...(item.removeAfter === undefined ? {} : { removeAfter: number(item.removeAfter) }),
      },
      ...conditionOf(precondition),
    });
    return (await unlessRefused(client.send(command))) && revision;
  }

  return {
    async get(key) {
      const { Item } = await client.send(
        new GetItemCommand({ TableName, Key: keyOf(key), ConsistentRead: true }),
      );
      return Item && toItem(Item);
    },
    async put(item, precondition) {
      return precondition === undefined ? replace(item) : putIf(item, precondition);
    },
    async delete(key, precondition) {
      const command = new DeleteItemCommand({
        TableName,
        Key: keyOf(key),
        ...(precondition === undefined ? {} : conditionOf(precondition)),
      });
      return (await unlessRefused(client.send(command))) !== undefined;
    },
    async query(query) {
      const input = queryInput(query);
      if (input === undefined) return { items: [] };
      const output = await client.send(
        new QueryCommand({ TableName, ConsistentRead: true, ...input }),
      );
      return toPage(query, output.Items ?? [], output.LastEvaluatedKey);
    },
    async increment(increment) {
      const command = new UpdateItemCommand({ TableName, ...incrementInput(increment) });
      const output = await unlessRefused(client.send(command));
      return output && Number(output.Attributes?.['count']?.N);
    },
    async count(key) {
      const { Item } = await client.send(
        new GetItemCommand({ TableName, Key: counterKey(key), ConsistentRead: true }),
      );
      return Number(Item?.['count']?.N ?? 0);
    },
  };
}

function incrementInput({ by, max, removeAfter, ...key }: Increment) {
  // The condition compares with what is there now: there may be at most `room` for `by` to fit.
  const room = max === undefined ? undefined : max - by;
  const fits = '#count <= :room';
  return {
    Key: counterKey(key),
    UpdateExpression: `${removeAfter === undefined ? '' : 'SET #removeAfter = :removeAfter '}ADD #count :by`,
    ...(room === undefined
      ? {}
      : { ConditionExpression: room < 0 ? fits : `attribute_not_exists(#count) OR ${fits}` }),
    ExpressionAttributeNames: {
      ...NAMES.count,
      ...(removeAfter === undefined ? {} : NAMES.removeAfter),
    },
    ExpressionAttributeValues: {
      ':by': number(by),
      ...(room === undefined ? {} : { ':room': number(room) }),
      ...(removeAfter === undefined ? {} : { ':removeAfter': number(removeAfter) }),
    },
    ReturnValues: 'UPDATED_NEW' as const,
  };
}

/** The order in which DynamoDB sorts keys. */
function isBelow(a: string, b: string): boolean {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
}

/** undefined: no key can match. A query takes one condition on the sort key, so prefix and bound are made one. */
function queryInput(query: Query): Omit<QueryCommandInput, 'TableName'> | undefined {
  const { partition, prefix = '', before } = query;
  if (before !== undefined && !isBelow(prefix, before)) return undefined;
  // A bound that does not begin with the prefix lies above everything that does.
  const bound = before?.startsWith(prefix) ? before : undefined;
  const values: Attributes = { ':partition': text(partition) };
  let condition = '';
  if (bound === undefined || query.descending === true) {
    if (prefix !== '') condition = ' AND begins_with(#sort, :prefix)';
  } else {
    condition = prefix === '' ? ' AND #sort < :bound' : ' AND #sort BETWEEN :prefix AND :bound';
    values[':bound'] = text(bound);
  }
  if (prefix !== '') values[':prefix'] = text(prefix);
  // Downwards, starting after the bound leaves it out; a key to start from need not exist.
  const start = query.cursor ?? (query.descending === true ? bound : undefined);
  return {
    KeyConditionExpression: `#partition = :partition${condition}`,
    ExpressionAttributeNames: { ...NAMES.partition, ...(condition === '' ? {} : NAMES.sort) },
    ExpressionAttributeValues: values,
    Limit: query.limit,
    ScanIndexForward: query.descending !== true,
    ...(start === undefined ? {} : { ExclusiveStartKey: keyOf({ partition, sort: start }) }),
  };
}

function toPage(query: Query, found: Attributes[], last: Attributes | undefined): Page {
  // BETWEEN includes its upper end, the bound does not.
  const items = found.map(toItem).filter(({ sort }) => sort !== query.before);
  const cursor = items.length < found.length ? undefined : last?.['sort']?.S;
  return cursor === undefined ? { items } : { items, cursor };
}

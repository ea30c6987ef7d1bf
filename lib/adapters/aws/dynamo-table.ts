import {
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import type { Item, Page, Precondition, Put, Query, Table } from '#lib/ports/table.ts';
import type { JsonObject } from '#schemas/json.ts';
import { type Attributes, keyOf, number, text, unlessRefused } from './dynamo-attributes.ts';
import { createCounters } from './dynamo-counters.ts';

/** Every attribute goes by an alias: most of these names are reserved words. */
const NAMES = {
  partition: { '#partition': 'partition' },
  sort: { '#sort': 'sort' },
  value: { '#value': 'value' },
  revision: { '#revision': 'revision' },
  removeAfter: { '#removeAfter': 'removeAfter' },
} as const;

function toItem(attributes: Attributes): Item {
  return {
    partition: attributes['partition']?.S ?? '',
    sort: attributes['sort']?.S ?? '',
    value: JSON.parse(attributes['value']?.S ?? 'null') as JsonObject,
    revision: Number(attributes['revision']?.N),
  };
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
    ...createCounters(config),
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

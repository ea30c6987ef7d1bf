import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';

/** A DynamoDB of this test file's own, speaking the real protocol, with one empty table. */
export interface TestDynamo {
  readonly endpoint: string;
  readonly client: DynamoDBClient;
  readonly tableName: string;
  close(): Promise<void>;
}

export async function startDynamo(tableName = 'pagewright'): Promise<TestDynamo> {
  const server: Server = dynalite({ createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'partition', AttributeType: 'S' },
        { AttributeName: 'sort', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'partition', KeyType: 'HASH' },
        { AttributeName: 'sort', KeyType: 'RANGE' },
      ],
    }),
  );
  return {
    endpoint,
    client,
    tableName,
    async close() {
      client.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

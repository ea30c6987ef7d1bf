import { createDynamoTable } from '#lib/adapters/aws/dynamo-table.ts';
import { tableContract } from '#tests/contracts/table.ts';
import { startDynamo } from '#tests/support/dynamodb.ts';

tableContract('DynamoDB', async () => {
  const dynamo = await startDynamo();
  return { table: createDynamoTable(dynamo), close: dynamo.close };
});

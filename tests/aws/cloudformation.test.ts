import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { endpoints, resources } from '#functions/endpoints.ts';
import { sites } from '#lib/compose/sites.ts';
import { isIdempotent } from '#lib/http/endpoint.ts';
import { COLLECTIONS, usesOf } from '#lib/http/uses.ts';
import { needsStreaming } from '#lib/lambda/streaming.ts';
import { gatewayPath, pathsOf } from '#scripts/packaging/service.ts';
import { findTemplateProblems } from '#tests/support/cloudformation.ts';
import { type Packaged, packageService, type TemplateResource } from '#tests/support/packaged.ts';

interface MethodProperties {
  readonly HttpMethod: string;
  readonly ResourceId: { readonly Ref?: string };
  readonly Integration: {
    readonly Type: string;
    readonly Uri?: unknown;
    readonly ResponseTransferMode?: string;
  };
}

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

/** What starts jobs, makes documents or changes them: all that events tell of, and the recovery of keys. */
const STARTERS: ReadonlySet<string> = new Set(
  Object.entries(resources).flatMap(([name, endpoints]) =>
    usesOf(endpoints).has('queue') ? [`${name.charAt(0).toUpperCase()}${name.slice(1)}Role`] : [],
  ),
);

describe('the deployed stack', () => {
  let packaged: Packaged;
  const resource = (id: string): TemplateResource => {
    const found = packaged.template.Resources[id];
    assert.ok(found, `${id} is in the template`);
    return found;
  };
  const properties = (id: string) => resource(id).Properties ?? {};
  const ofType = (type: string) =>
    Object.entries(packaged.template.Resources).filter(([, { Type }]) => Type === type);

  beforeAll(async () => {
    packaged = await packageService();
  });
  afterAll(() => packaged?.close());

  const statementsOf = (role: string): readonly Statement[] =>
    (
      properties(role)['Policies'] as {
        PolicyDocument: { Statement: readonly Statement[] };
      }[]
    ).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

  const actionsOf = (role: string) => statementsOf(role).flatMap(({ Action }) => Action);

  /** The path that an API Gateway resource stands for. */
  function pathOf(id: string | undefined): string {
    if (id === undefined) return '';
    const { PathPart, ParentId } = properties(id) as {
      PathPart: string;
      ParentId: { Ref?: string };
    };
    return `${pathOf(ParentId.Ref)}/${PathPart}`;
  }

  const methods = () =>
    ofType('AWS::ApiGateway::Method').map(([, { Properties }]) => {
      const method = Properties as unknown as MethodProperties;
      return { ...method, path: pathOf(method.ResourceId.Ref) || '/' };
    });

  it('keeps to the resource specification of CloudFormation', async () => {
    assert.deepEqual(await findTemplateProblems(packaged.template), []);
  });

  it('has exactly the paths of the registry and of the pages, each with all methods, of one function', () => {
    const deployed = methods().map(({ HttpMethod, path }) => `${HttpMethod} ${path}`);
    const declared = [
      ...Object.values(resources).flatMap(pathsOf).map(gatewayPath),
      ...sites.flatMap(({ routes }) => routes),
    ].map((path) => `ANY ${path}`);
    assert.deepEqual(deployed.sort(), declared.sort());
    assert.equal(new Set(declared).size, declared.length);
  });

  it('stays far below the number of resources that a stack may have', () => {
    const count = Object.keys(packaged.template.Resources).length;
    console.log(`${count} resources`);
    assert.ok(count < 450, `${count} resources`);
  });

  it('names a parameter the same on every route that shares its place, as API Gateway demands', () => {
    const names = new Map<string, Set<string>>();
    for (const { path } of endpoints) {
      const segments = path.split('/');
      segments.forEach((segment, index) => {
        if (!segment.startsWith(':')) return;
        const place = segments.slice(0, index).join('/').replaceAll(/:\w+/g, ':');
        names.set(place, (names.get(place) ?? new Set()).add(segment));
      });
    }
    for (const [place, used] of names) assert.equal(used.size, 1, `${place}/${[...used].join()}`);
  });

  it('streams from the functions that stream, and from no other', () => {
    for (const [name, own] of Object.entries(resources)) {
      const target = `${name.charAt(0).toUpperCase()}${name.slice(1)}LambdaFunction`;
      const routes = methods().filter(({ Integration }) =>
        JSON.stringify(Integration.Uri ?? '').includes(`"${target}"`),
      );
      assert.equal(routes.length, pathsOf(own).length, name);
      for (const { Integration } of routes) {
        const uri = JSON.stringify(Integration.Uri);
        assert.equal(uri.includes('/response-streaming-invocations'), needsStreaming(own), name);
        assert.equal(Integration.ResponseTransferMode === 'STREAM', needsStreaming(own), name);
      }
    }
  });

  it('takes the time that renders take, and 29 seconds elsewhere', () => {
    const seconds = (id: string) => properties(id)['Timeout'];
    for (const id of ['Create', 'Sessions', 'Batch', 'Documents'])
      assert.equal(seconds(`${id}LambdaFunction`), 300, id);
    for (const id of ['System', 'Templates']) assert.equal(seconds(`${id}LambdaFunction`), 29, id);
  });

  it('answers an unknown route as the service itself does', () => {
    const response = properties('UnknownRouteResponse') as {
      ResponseType: string;
      StatusCode: string;
      ResponseTemplates: Record<string, string>;
    };
    assert.equal(response.ResponseType, 'MISSING_AUTHENTICATION_TOKEN');
    assert.equal(response.StatusCode, '404');
    const body = JSON.parse(response.ResponseTemplates['application/json'] ?? '');
    assert.deepEqual(body, { error: 'No such endpoint', code: 'NOT_FOUND', path: '$context.path' });
  });

  it('keeps the table encrypted, recoverable, and free of what has ended', () => {
    const table = properties('Table');
    assert.equal(resource('Table')['Type'], 'AWS::DynamoDB::Table');
    assert.deepEqual(table['TimeToLiveSpecification'], {
      AttributeName: 'removeAfter',
      Enabled: true,
    });
    assert.deepEqual(table['SSESpecification'], { SSEEnabled: true });
    assert.deepEqual(table['PointInTimeRecoverySpecification'], {
      PointInTimeRecoveryEnabled: true,
    });
    assert.equal(table['BillingMode'], 'PAY_PER_REQUEST');
  });

  it('keeps the bucket private, encrypted, behind TLS, and without leftovers', () => {
    const bucket = properties('Bucket') as {
      PublicAccessBlockConfiguration: Record<string, boolean>;
      BucketEncryption: object;
      OwnershipControls: object;
      LifecycleConfiguration: { Rules: Record<string, unknown>[] };
    };
    assert.deepEqual(Object.values(bucket.PublicAccessBlockConfiguration), Array(4).fill(true));
    assert.match(JSON.stringify(bucket.BucketEncryption), /AES256/);
    assert.match(JSON.stringify(bucket.OwnershipControls), /BucketOwnerEnforced/);
    const rules = bucket.LifecycleConfiguration.Rules;
    assert.ok(rules.some((rule) => 'AbortIncompleteMultipartUpload' in rule));
    assert.ok(
      rules.some(({ Prefix, ExpirationInDays }) => Prefix === 'renders/' && ExpirationInDays === 9),
    );
    assert.match(JSON.stringify(properties('BucketPolicy')), /"aws:SecureTransport":"false"/);
  });

  it('lets the renderer add files under one prefix, write its log, and do nothing else', () => {
    const granted = statementsOf('RendererRole').map(({ Action, Resource }) => ({
      Action,
      Resource,
    }));
    assert.deepEqual(granted, [
      {
        Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        Resource: { 'Fn::GetAtt': ['RendererLogGroup', 'Arn'] },
      },
      { Action: ['s3:PutObject'], Resource: [{ 'Fn::Sub': `\${Bucket.Arn}/renders/*` }] },
    ]);
    const { Variables } = properties('RendererLambdaFunction')['Environment'] as {
      Variables: object;
    };
    assert.ok(!('TABLE_NAME' in Variables) && !('RENDERER_FUNCTION' in Variables));
  });

  it('gives each function a role of its own that names what it may reach', () => {
    const functions = ofType('AWS::Lambda::Function');
    const roles = functions.map(([, { Properties }]) => JSON.stringify(Properties?.['Role']));
    assert.equal(new Set(roles).size, functions.length);
    for (const [id] of ofType('AWS::IAM::Role')) {
      for (const statement of statementsOf(id)) {
        assert.equal(statement.Effect, 'Allow');
        assert.doesNotMatch(JSON.stringify(statement.Action), /\*/, id);
        assert.notEqual(statement.Resource, '*', id);
      }
    }
    assert.ok(actionsOf('CreateRole').includes('lambda:InvokeFunction'));
    assert.ok(!actionsOf('TemplatesRole').includes('lambda:InvokeFunction'));
    assert.deepEqual(actionsOf('SystemRole'), ['logs:CreateLogStream', 'logs:PutLogEvents']);
  });

  it('allows each function what its endpoints use, and nothing more', () => {
    for (const [name, own] of Object.entries(resources)) {
      const uses = usesOf(own);
      const role = `${name.charAt(0).toUpperCase()}${name.slice(1)}Role`;
      const services = new Set(actionsOf(role).map((action) => action.split(':')[0]));
      const keyed = own.some(({ auth }) => auth !== 'none');
      const files = [...uses].some((use) => use.includes(':')) || uses.has('renderer');
      const expected = {
        logs: true,
        dynamodb: keyed || uses.has('table'),
        s3: files || own.some(isIdempotent),
        lambda: uses.has('renderer'),
        sqs: uses.has('queue'),
        bedrock: uses.has('model'),
        kms: uses.has('secrets'),
      };
      const wanted = Object.entries(expected).flatMap(([service, is]) => (is ? [service] : []));
      assert.deepEqual([...services].sort(), wanted.sort(), name);
      const objects = JSON.stringify(
        statementsOf(role).filter(({ Action }) => JSON.stringify(Action).includes('Object')),
      );
      for (const one of COLLECTIONS) {
        const open = uses.has(`read:${one}`) || uses.has(`write:${one}`);
        assert.equal(objects.includes(`/${one}/*`), open, `${name}: ${one}/`);
      }
    }
  });

  it('lets the functions that ask a language model, and no other, know it and invoke it', () => {
    for (const [name, own] of Object.entries(resources)) {
      const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const { Variables } = properties(`${title}LambdaFunction`)['Environment'] as {
        Variables: Record<string, unknown>;
      };
      const asks = usesOf(own).has('model');
      assert.equal(Variables['MODEL_PROVIDER'], asks ? 'bedrock' : undefined, name);
      assert.equal(actionsOf(`${title}Role`).includes('bedrock:InvokeModel'), asks, name);
    }
  });

  it('feeds jobs to their function, which names what failed, and puts aside what fails too often', () => {
    const mappings = ofType('AWS::Lambda::EventSourceMapping').map(([, own]) => own.Properties);
    const feeds = { TaskQueue: 'Runner', TaskDeadLetters: 'Deadletters' };
    assert.equal(mappings.length, Object.keys(feeds).length);
    for (const [queue, name] of Object.entries(feeds)) {
      const mapping = mappings.find((one) =>
        JSON.stringify(one?.['EventSourceArn']).includes(`"${queue}"`),
      );
      assert.deepEqual(mapping?.['FunctionResponseTypes'], ['ReportBatchItemFailures']);
      assert.ok(JSON.stringify(mapping?.['FunctionName']).includes(`${name}LambdaFunction`));
      const timeout = Number(properties(`${name}LambdaFunction`)['Timeout']);
      assert.ok(Number(properties(queue)['VisibilityTimeout']) > timeout);
    }
    const redrive = JSON.stringify(properties('TaskQueue')['RedrivePolicy']);
    assert.match(redrive, /TaskDeadLetters.*"maxReceiveCount":8/);
    assert.match(JSON.stringify(properties('TaskDeadLettersAlarm')), /TaskDeadLetters/);
  });

  it('lets only what starts jobs send their turns, and only what works on them receive', () => {
    const queueActions = (role: string) => actionsOf(role).filter((one) => one.startsWith('sqs:'));
    for (const [id] of ofType('AWS::IAM::Role')) {
      if (id === 'RunnerRole' || id === 'DeadlettersRole')
        assert.ok(queueActions(id).includes('sqs:ReceiveMessage'));
      else assert.deepEqual(queueActions(id), STARTERS.has(id) ? ['sqs:SendMessage'] : [], id);
    }
    assert.ok(!actionsOf('JobsRole').includes('lambda:InvokeFunction'));
  });

  it('cleans up every quarter of an hour', () => {
    const [rule] = ofType('AWS::Events::Rule');
    assert.equal(rule?.[1].Properties?.['ScheduleExpression'], 'rate(15 minutes)');
    assert.match(JSON.stringify(rule?.[1].Properties?.['Targets']), /WorkersLambdaFunction/);
  });

  it('raises an alarm for errors and throttles of each function, and for 5xx of the API', () => {
    const alarms = ofType('AWS::CloudWatch::Alarm').map(([, { Properties = {} }]) => Properties);
    for (const [id] of ofType('AWS::Lambda::Function')) {
      for (const metric of ['Errors', 'Throttles']) {
        const own = alarms.filter(
          ({ MetricName, Dimensions }) =>
            MetricName === metric && JSON.stringify(Dimensions).includes(`"${id}"`),
        );
        assert.equal(own.length, 1, `${metric} of ${id}`);
      }
    }
    assert.ok(alarms.some(({ MetricName }) => MetricName === '5XXError'));
    for (const alarm of alarms) assert.deepEqual(alarm['AlarmActions'], [{ Ref: 'AlarmTopic' }]);
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { accessOf, NO_ACCESS, roleOf } from '#scripts/packaging/access.ts';
import { modelEnvironment, modelResources } from '#scripts/packaging/model.ts';

const resource = (path: string) => ({ 'Fn::Sub': `arn:\${AWS::Partition}:bedrock:${path}` });
const profiles = (model: string) =>
  resource(`\${AWS::Region}:\${AWS::AccountId}:inference-profile/*.${model}`);

describe('the language model of a deployment', () => {
  test('[settings.model] is on Bedrock unless the deployer says otherwise', () => {
    assert.deepEqual(modelEnvironment({}), { MODEL_PROVIDER: 'bedrock' });
    assert.deepEqual(modelEnvironment({ MODEL_PROVIDER: 'none', MODEL_NAME: '', PATH: '/bin' }), {
      MODEL_PROVIDER: 'none',
    });
    const named = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt', MODEL_API_KEY: 'k' };
    assert.deepEqual(modelEnvironment(named), named);
  });

  test('is all that the role may invoke', () => {
    const model = 'amazon.nova-2-lite-v1:0';
    assert.deepEqual(modelResources({}), [
      resource(`*::foundation-model/${model}`),
      profiles(model),
    ]);
    for (const name of ['us.a.b-v1:0', 'eu.a.b-v1:0', 'global.a.b-v1:0', 'a.b-v1:0'])
      assert.deepEqual(modelResources({ MODEL_NAME: name }), [
        resource('*::foundation-model/a.b-v1:0'),
        profiles('a.b-v1:0'),
      ]);
    const own = 'arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/x';
    assert.deepEqual(modelResources({ MODEL_NAME: own })[0], own);
  });

  test('needs no right with another provider, a key, or none', () => {
    for (const env of [
      { MODEL_PROVIDER: 'none' },
      { MODEL_PROVIDER: 'anthropic', MODEL_API_KEY: 'k' },
      { MODEL_PROVIDER: 'bedrock', MODEL_API_KEY: 'k' },
    ])
      assert.deepEqual(modelResources(env), []);
  });

  test('is no concern of a function that asks none', () => {
    assert.equal(accessOf([]).askModel, false);
    const without = JSON.stringify(roleOf('LogGroup', NO_ACCESS));
    assert.doesNotMatch(without, /bedrock/);
    assert.match(
      JSON.stringify(roleOf('LogGroup', { ...NO_ACCESS, askModel: true })),
      /InvokeModel/,
    );
  });
});

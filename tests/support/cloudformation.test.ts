import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { findTemplateProblems } from './cloudformation.ts';
import type { TemplateResource } from './packaged.ts';

describe('the check of a template', () => {
  const table = {
    Type: 'AWS::DynamoDB::Table',
    Properties: { KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] },
  };
  const broken: Record<string, { Resources: Record<string, TemplateResource>; problem: RegExp }> = {
    'an unknown type': {
      Resources: { A: { Type: 'AWS::DynamoDB::Tabel' } },
      problem: /unknown type/,
    },
    'an unknown property': {
      Resources: { A: { ...table, Properties: { ...table.Properties, Ttl: 1 } } },
      problem: /A\.Ttl does not exist/,
    },
    'an unknown property inside': {
      Resources: {
        A: {
          ...table,
          Properties: {
            ...table.Properties,
            TimeToLiveSpecification: { Enabled: true, Name: 'x' },
          },
        },
      },
      problem: /TimeToLiveSpecification\.Name does not exist/,
    },
    'a missing property': {
      Resources: { A: { Type: 'AWS::DynamoDB::Table', Properties: {} } },
      problem: /A\.KeySchema is missing/,
    },
    'a reference to nothing': {
      Resources: {
        A: { ...table, Properties: { ...table.Properties, TableName: { Ref: 'B' } } },
      },
      problem: /refers to B/,
    },
    'an attribute that does not exist': {
      Resources: {
        A: table,
        B: { Type: 'AWS::SNS::Topic', Properties: { TopicName: { 'Fn::GetAtt': ['A', 'Nme'] } } },
      },
      problem: /asks A for Nme/,
    },
    'a cycle': {
      Resources: { A: { ...table, DependsOn: 'B' }, B: { ...table, DependsOn: ['A'] } },
      problem: /cycle: A -> B -> A/,
    },
    'too many resources': {
      Resources: Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`T${i}`, table])),
      problem: /501 resources/,
    },
  };
  for (const [what, { Resources, problem }] of Object.entries(broken)) {
    it(`finds ${what}`, async () => {
      const problems = await findTemplateProblems({ Resources });
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0] ?? '', problem);
    });
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { describeUrlProblem } from '#lib/domain/egress/public-address.ts';

/** Address, then the sentence that explains the refusal. */
const REFUSED = [
  ['', /absolute/],
  ['example.com', /absolute/],
  ['//example.com/', /absolute/],
  ['http://', /absolute/],
  ['http://1.2.3.4.5/', /absolute/],
  ['http://[::1%25lo]/', /absolute/],
  ['file:///etc/passwd', /begin with/],
  ['ftp://example.com/', /begin with/],
  ['javascript:alert(1)', /begin with/],
  ['data:text/html,x', /begin with/],
  ['blob:https://example.com/1', /begin with/],
  ['view-source:https://example.com/', /begin with/],
  ['ws://example.com/', /begin with/],
  ['chrome://version', /begin with/],
  ['about:blank', /begin with/],
  ['gopher://127.0.0.1:6379/_x', /begin with/],
  ['https://user@example.com/', /user name or password/],
  ['https://:secret@example.com/', /user name or password/],
  ['http://a..b/', /host name/],
  ['http://127.0.0.1../', /host name/],
  ['http://127.0.0.1/', /public/],
  ['http://127.0.0.1./', /public/],
  ['http://127.1/', /public/],
  ['http://127.0.1/', /public/],
  ['http://2130706433/', /public/],
  ['http://017700000001/', /public/],
  ['http://0177.0.0.1/', /public/],
  ['http://0x7f000001/', /public/],
  ['http://0x7f.0.0.0x1/', /public/],
  ['http://0/', /public/],
  ['http://0.0.0.0/', /public/],
  ['http://%31%32%37.0.0.1/', /public/],
  ['http://①②⑦.⓪.⓪.①/', /public/],
  ['http://127。0。0。1/', /public/],
  ['http:\\\\127.0.0.1\\', /public/],
  ['http:127.0.0.1', /public/],
  [' \thttp://127.0.0.1/\n', /public/],
  ['ht\ntp://127.0.0.1/', /public/],
  ['http://10.1.2.3/', /public/],
  ['http://172.16.0.1/', /public/],
  ['http://192.168.0.1/', /public/],
  ['http://169.254.169.254/latest/meta-data/', /public/],
  ['http://2852039166/', /public/],
  ['http://168.63.129.16/', /public/],
  ['http://[::1]/', /public/],
  ['http://[::]/', /public/],
  ['http://[0:0:0:0:0:0:0:1]/', /public/],
  ['http://[::ffff:127.0.0.1]/', /public/],
  ['http://[::ffff:7f00:1]/', /public/],
  ['http://[64:ff9b::7f00:1]/', /public/],
  ['http://[2002:7f00:1::]/', /public/],
  ['http://[fe80::1]/', /public/],
  ['http://[fd00:ec2::254]/', /public/],
  ['http://localhost/', /public/],
  ['http://LOCALHOST./', /public/],
  ['http://%6c%6fcalhost/', /public/],
  ['http://ｌｏｃａｌｈｏｓｔ/', /public/],
  ['http://a.localhost/', /public/],
  ['http://printer.local/', /public/],
  ['http://metadata.google.internal/', /public/],
  ['http://nas.home.arpa/', /public/],
  ['https://example.com:22/', /ports/],
  ['http://example.com:25/', /ports/],
  ['http://1.1.1.1:6379/', /ports/],
] as const;

const ACCEPTED = [
  'http://example.com/',
  'https://example.com/a?b#c',
  'HTTPS://EXAMPLE.COM',
  'https://example.com:443/',
  'http://example.com:8080/',
  'https://example.com:8443/',
  'https://example.com./',
  'http://1.1.1.1/',
  'http://[2606:4700:4700::1111]/',
  'https://münchen.example/',
  'https://localhost.example.com/',
  'https://internal.example.com/',
  'http://example/',
];

describe('describeUrlProblem', () => {
  for (const [url, problem] of REFUSED) {
    it(`refuses ${JSON.stringify(url)}`, () =>
      assert.match(describeUrlProblem(url) ?? '', problem));
  }
  for (const url of ACCEPTED) {
    it(`accepts ${url}`, () => assert.equal(describeUrlProblem(url), undefined));
  }

  it('lets an exception through, in any spelling of its host', () => {
    const allow = ['127.0.0.1:4000'];
    assert.equal(describeUrlProblem('http://127.0.0.1:4000/a', allow), undefined);
    assert.equal(describeUrlProblem('http://2130706433:4000/a', allow), undefined);
  });

  it('takes an exception for that host and port only', () => {
    const allow = ['127.0.0.1:4000'];
    for (const url of [
      'http://127.0.0.1:4001/',
      'http://127.0.0.1/',
      'http://localhost:4000/',
      'http://127.0.0.2:4000/',
      'http://u@127.0.0.1:4000/',
      'ftp://127.0.0.1:4000/',
    ]) {
      assert.notEqual(describeUrlProblem(url, allow), undefined, url);
    }
  });
});

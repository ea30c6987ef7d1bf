import assert from 'node:assert/strict';
import { describe, it, onTestFinished, vi } from 'vitest';
import { createEgressPolicy } from '#lib/adapters/egress/policy.ts';
import { OutboundError } from '#lib/ports/outbound-http.ts';

const PUBLIC = '93.184.216.34';

/** A resolver that gives its answers one after the other, and counts. */
function resolver(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = async (hostname: string) => {
    asked.push(hostname);
    return answers[Math.min(asked.length, answers.length) - 1] ?? [];
  };
  return { asked, resolve };
}

function fails(reason: string) {
  return (error: unknown) => error instanceof OutboundError && error.reason === reason;
}

describe('egress policy', () => {
  it('returns the address that was checked', async () => {
    const { resolve, asked } = resolver([PUBLIC]);
    const policy = createEgressPolicy({ allow: [], resolve });
    assert.deepEqual(await policy.check('https://Example.com/path'), {
      hostname: 'example.com',
      port: 443,
      addresses: [{ address: PUBLIC, family: 4 }],
    });
    assert.deepEqual(asked, ['example.com']);
  });

  it('resolves once: what the name means later does not matter', async () => {
    const { resolve, asked } = resolver([PUBLIC], ['127.0.0.1']);
    const policy = createEgressPolicy({ allow: [], resolve });
    const { addresses } = await policy.check('http://rebind.example/');
    assert.deepEqual(addresses, [{ address: PUBLIC, family: 4 }]);
    assert.equal(asked.length, 1);
    await assert.rejects(policy.check('http://rebind.example/'), fails('blocked'));
  });

  for (const answers of [
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['168.63.129.16'],
    [PUBLIC, '10.0.0.1'],
    ['10.0.0.1', PUBLIC],
    [PUBLIC, '::1'],
    [PUBLIC, 'fe80::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
  ]) {
    it(`refuses a name with the answers ${answers.join(', ')}`, async () => {
      const policy = createEgressPolicy({ allow: [], resolve: async () => answers });
      await assert.rejects(policy.check('http://mixed.example/'), (error: unknown) => {
        assert.ok(error instanceof OutboundError);
        assert.equal(error.reason, 'blocked');
        for (const answer of answers) assert.ok(!error.message.includes(answer), error.message);
        return true;
      });
    });
  }

  it('puts IPv4 first and unwraps mapped addresses', async () => {
    const resolve = async () => ['2606:4700::1111', '::ffff:8.8.8.8', '1.1.1.1'];
    const policy = createEgressPolicy({ allow: [], resolve });
    const { addresses } = await policy.check('http://dual.example/');
    assert.deepEqual(
      addresses.map(({ address }) => address),
      ['8.8.8.8', '1.1.1.1', '2606:4700::1111'],
    );
  });

  it('refuses the public addresses of the machine itself, by name and literally', async () => {
    const options = { allow: [], ownAddresses: () => [PUBLIC, '2606:4700:0:0::9'] };
    const byName = createEgressPolicy({ ...options, resolve: async () => ['2606:4700::9'] });
    await assert.rejects(byName.check('http://own.example/'), fails('blocked'));
    await assert.rejects(byName.check(`http://${PUBLIC}/`), fails('blocked'));
    await assert.rejects(byName.check('http://[::ffff:5db8:d822]/'), fails('blocked'));
    await byName.check('http://1.1.1.1/');
  });

  it('refuses by scheme, port, credentials and literal address without resolving', async () => {
    const { resolve, asked } = resolver([PUBLIC]);
    const policy = createEgressPolicy({ allow: [], resolve });
    for (const url of [
      'ftp://example.com/',
      'file:///etc/passwd',
      'http://example.com:22/',
      'http://u:p@example.com/',
      'http://2130706433/',
      'http://localhost/',
      'nonsense',
    ]) {
      await assert.rejects(policy.check(url), fails('blocked'), url);
      assert.throws(() => policy.inspect(url), fails('blocked'), url);
    }
    assert.deepEqual(asked, []);
  });

  it('fails closed on no answer, a broken answer and a failing resolver', async () => {
    for (const resolve of [
      async () => [],
      async () => [PUBLIC, 'not an address'],
      async () => {
        throw new Error('SERVFAIL');
      },
    ]) {
      const policy = createEgressPolicy({ allow: [], resolve });
      await assert.rejects(policy.check('http://broken.example/'), fails('dns'));
    }
  });

  it('gives up a resolver that does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const policy = createEgressPolicy({ allow: [], resolve: () => new Promise(() => {}) });
    const check = policy.check('http://slow.example/');
    vi.advanceTimersByTime(3_000);
    await assert.rejects(check, fails('dns'));
  });

  it('covers exactly the target of an exception', async () => {
    const resolve = async () => ['127.0.0.1'];
    const policy = createEgressPolicy({ allow: ['files.example:4000', '127.0.0.1:4001'], resolve });
    assert.deepEqual((await policy.check('http://files.example:4000/')).addresses, [
      { address: '127.0.0.1', family: 4 },
    ]);
    await policy.check('http://127.0.0.1:4001/');
    await assert.rejects(policy.check('http://files.example/'), fails('blocked'));
    await assert.rejects(policy.check('http://other.example:4000/'), fails('blocked'));
    // A name that resolves to an excepted address is another target.
    await assert.rejects(policy.check('http://files.example:4001/'), fails('blocked'));
    await assert.rejects(policy.check('http://127.0.0.1:4000/'), fails('blocked'));
  });

  it('resolves an exception as the system does', async () => {
    const policy = createEgressPolicy({ allow: ['localhost:4000'] });
    const { addresses } = await policy.check('http://localhost:4000/');
    assert.ok(addresses.some(({ address }) => address === '127.0.0.1' || address === '::1'));
  });

  it('names a malformed exception', () => {
    assert.throws(
      () => createEgressPolicy({ allow: ['example.com'] }),
      /EGRESS_ALLOW: "example.com"/,
    );
  });

  it('opens other ports only when configured', async () => {
    const resolve = async () => [PUBLIC];
    await createEgressPolicy({ allow: [], resolve, ports: [81] }).check('http://example.com:81/');
    await assert.rejects(
      createEgressPolicy({ allow: [], resolve }).check('http://example.com:81/'),
      fails('blocked'),
    );
  });
});

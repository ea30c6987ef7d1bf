import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type LoopbackServer, serve } from '#tests/adapters/egress/loopback-server.ts';
import { brandFiles } from '#tests/fixtures/brands/files.ts';
import { brandPages } from '#tests/fixtures/brands/pages.ts';
import { siteOf } from '#tests/fixtures/brands/site.ts';
import { startCanary } from '#tests/support/canaries.ts';
import { describeEverywhere } from '#tests/support/service.ts';

const canary = await startCanary();
const pages = siteOf(brandPages, brandFiles, () => origin);
const site: LoopbackServer = await serve((request, response) => {
  if (request.url === '/endless') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>for (;;);</script>');
  } else if (request.url === '/away') {
    response.writeHead(302, { location: `http://127.0.0.1:${canary.port}/x.html` }).end();
  } else pages(request, response);
});
const origin = `http://127.0.0.1:${site.port}`;

interface Answer {
  readonly success: boolean;
  readonly code: string;
  readonly details: { readonly reason?: string } & readonly { readonly path: unknown[] }[];
  readonly brand: {
    readonly name: string | null;
    readonly logoUrl: string | null;
    readonly colors: Record<string, string>;
    readonly fonts: readonly string[];
    readonly confidence: number;
  };
}

before(() => assert.equal(canary.connections(), 0));
after(async () => {
  await Promise.all([site[Symbol.asyncDispose](), canary.close()]);
});

describeEverywhere(
  'brands',
  (service) => {
    const extract = async (body: unknown) => {
      const response = await service.send('POST', '/v1/brand/extract', body);
      return { status: response.status, answer: (await response.json()) as Answer };
    };

    test('[brand.extract] a page’s brand is found by its address, and by its markup', async () => {
      const { status, answer } = await extract({ url: `${origin}/image-logo` });
      assert.equal(status, 200);
      assert.equal(answer.success, true);
      const { brand } = answer;
      assert.equal(brand.name, 'Fernwood Supply');
      assert.equal(brand.logoUrl, `${origin}/green.png`);
      assert.deepEqual(Object.keys(brand.colors), [
        'primary',
        'secondary',
        'accent',
        'text',
        'background',
      ]);
      assert.equal(brand.colors['primary'], '#2f7d32');
      assert.deepEqual(brand.fonts, ['Poppins', 'Lora']);
      assert.ok(brand.confidence > 0.5 && brand.confidence <= 1);
      const html = brandPages['svg-logo']?.html('') ?? '';
      const fromHtml = (await extract({ html, url: `${origin}/image-logo` })).answer.brand;
      assert.equal(fromHtml.name, 'Quillpay');
      assert.match(fromHtml.logoUrl ?? '', /^data:image\/png;base64,/);
    });

    test('[brand.addresses] addresses are refused as in create', async () => {
      for (const url of [
        'http://127.0.0.1:1/',
        'file:///etc/passwd',
        'http://[::1]/',
        'nonsense',
      ]) {
        const { status, answer } = await extract({ url });
        assert.equal(status, 400, url);
        assert.equal(answer.code, 'VALIDATION_ERROR');
        assert.deepEqual(answer.details[0]?.path, ['url']);
      }
      for (const [path, reason] of [
        ['/missing', 'http-404'],
        ['/away', 'blocked'],
        ['/endless', 'timeout'],
      ]) {
        const { status, answer } = await extract({ url: origin + path });
        assert.equal(status, 502, path);
        assert.equal(answer.code, 'URL_FETCH_FAILED');
        assert.equal(answer.details.reason, reason);
      }
      assert.equal(canary.connections(), 0);
    });

    test('[brand.extract] neither an address nor markup is a validation error', async () => {
      assert.equal((await extract({})).status, 400);
      assert.equal((await extract({ html: ' ' })).status, 400);
      assert.equal((await extract({ url: 7 })).status, 400);
    });
  },
  { EGRESS_ALLOW: `127.0.0.1:${site.port}`, RENDER_TIMEOUT_MS: '12000' },
);

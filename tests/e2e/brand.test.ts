import assert from 'node:assert/strict';
import { afterAll, beforeAll, test } from 'vitest';
import { type LoopbackServer, serve } from '#tests/adapters/egress/loopback-server.ts';
import { examples } from '#tests/examples/payloads.ts';
import { ownDocuments } from '#tests/fixtures/brands/documents.ts';
import { brandFiles } from '#tests/fixtures/brands/files.ts';
import { brandPages } from '#tests/fixtures/brands/pages.ts';
import { siteOf } from '#tests/fixtures/brands/site.ts';
import { startCanary } from '#tests/support/canaries.ts';
import { readPdf } from '#tests/support/pdf.ts';
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

interface Branded {
  readonly html: string;
  readonly changes: readonly string[];
  readonly tokensUsed: number;
  readonly selfCheckPassed: boolean;
  readonly code: string;
  readonly details: readonly { readonly path: unknown[] }[];
}

beforeAll(() => assert.equal(canary.connections(), 0));
afterAll(async () => {
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
      assert.match(brand.logoUrl ?? '', /^data:image\/png;base64,/);
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
        ['/away', 'redirect-blocked'],
        ['/endless', 'timeout'],
      ]) {
        const { status, answer } = await extract({ url: origin + path });
        assert.equal(status, 502, path);
        assert.equal(answer.code, 'URL_FETCH_FAILED');
        assert.equal(answer.details.reason, reason);
      }
      assert.equal(canary.connections(), 0);
    });

    const LOGO =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const open = async (body: unknown) => {
      const response = await service.send('POST', '/v1/create', body, {
        accept: 'application/json',
      });
      assert.equal(response.status, 200);
      return ((await response.json()) as { sessionId: string }).sessionId;
    };
    const apply = async (sessionId: string, brand: unknown) => {
      const response = await service.send('POST', '/v1/modify/apply-brand', { sessionId, brand });
      return { status: response.status, answer: (await response.json()) as Branded };
    };
    const wordsOf = async (sessionId: string) => {
      const response = await service.send('POST', '/v1/generate', { sessionId });
      assert.equal(response.status, 200);
      const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      return pages.flatMap(({ text }) => text.split(/\s+/)).sort();
    };

    test('[brand.apply] applies a brand as a new revision, and keeps the text', async () => {
      const sessionId = await open({ data: examples.invoice });
      const before = await wordsOf(sessionId);
      const brand = {
        name: 'Acme',
        logoUrl: LOGO,
        colors: { primary: '#ffe600' },
        fonts: ['Manrope'],
      };
      const { status, answer } = await apply(sessionId, brand);
      assert.equal(status, 200, JSON.stringify(answer).slice(0, 500));
      assert.equal(answer.tokensUsed, 0);
      assert.equal(answer.selfCheckPassed, true);
      assert.ok(answer.changes.length >= 3, answer.changes.join());
      assert.ok(answer.html.includes('#ffe600') && answer.html.includes(LOGO));
      assert.deepEqual(await wordsOf(sessionId), before);
    });

    test('[brand.apply] markup and pages of others are branded, and what was extracted fits', async () => {
      const { brand } = (await extract({ url: `${origin}/svg-logo` })).answer;
      const html = ownDocuments['classes'] ?? '';
      for (const body of [{ html }, { url: `${origin}/image-logo` }]) {
        const sessionId = await open(body);
        const { status, answer } = await apply(sessionId, brand);
        assert.equal(status, 200, JSON.stringify(answer).slice(0, 500));
        assert.equal(answer.selfCheckPassed, true);
        assert.match(answer.html, /#635bff|background-color/);
        assert.ok((await wordsOf(sessionId)).length > 3);
      }
    });

    test('[brand.apply] applies each of several parallel brands', async () => {
      const sessionId = await open({ data: examples.invoice });
      const colors = ['#aa0000', '#00aa00', '#0000aa'];
      const answers = await Promise.all(
        colors.map((primary) => apply(sessionId, { colors: { primary } })),
      );
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200],
      );
    });

    test('[brand.input] names what is wrong with a brand', async () => {
      const sessionId = await open({ html: '<p>Text' });
      const wrong: readonly [unknown, readonly unknown[]][] = [
        [{ colors: { primary: 'red;}*{display:none' } }, ['colors', 'primary']],
        [{ colors: { background: 'url(http://x)' } }, ['colors', 'background']],
        [{ fonts: ['Inter", url(x)'] }, ['fonts', 0]],
        [{ fonts: { heading: 'a;b' } }, ['fonts', 'heading']],
        [{ logoUrl: 'http://acme.example/logo.png' }, ['logoUrl']],
        [{ logoUrl: 'https://127.0.0.1/logo.png' }, ['logoUrl']],
        [{ logoUrl: 'data:image/svg+xml;base64,PHN2Zz4=' }, ['logoUrl']],
        [{ logoUrl: 'javascript:alert(1)' }, ['logoUrl']],
        [{}, []],
        [{ name: 'Acme', colors: {}, fonts: [] }, []],
      ];
      for (const [brand, path] of wrong) {
        const { status, answer } = await apply(sessionId, brand);
        assert.equal(status, 400, JSON.stringify(brand));
        assert.equal(answer.code, 'VALIDATION_ERROR');
        assert.deepEqual(answer.details[0]?.path, ['brand', ...path]);
      }
      const unknown = await apply('00000000-0000-4000-8000-000000000000', { fonts: ['Inter'] });
      assert.equal(unknown.status, 404);
    });

    test('[brand.extract] neither an address nor markup is a validation error', async () => {
      assert.equal((await extract({})).status, 400);
      assert.equal((await extract({ html: ' ' })).status, 400);
      assert.equal((await extract({ url: 7 })).status, 400);
    });
  },
  { EGRESS_ALLOW: `127.0.0.1:${site.port}`, RENDER_TIMEOUT_MS: '8000' },
);

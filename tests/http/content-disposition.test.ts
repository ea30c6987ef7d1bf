import assert from 'node:assert/strict';
import { parse } from 'content-disposition';
import { describe, test } from 'vitest';
import { contentDisposition } from '#lib/http/content-disposition.ts';
import { fc } from '#tests/support/fast-check.ts';

const attachment = (name: string) => contentDisposition('attachment', name);
const inline = (name: string) => contentDisposition('inline', name);

describe('Content-Disposition', () => {
  test('names a plain file', () => {
    assert.equal(attachment('invoice-1042.pdf'), 'attachment; filename=invoice-1042.pdf');
    assert.equal(inline('invoice-1042.pdf'), 'inline; filename=invoice-1042.pdf');
  });

  test('carries other scripts in filename*, with a fallback', () => {
    const header = attachment('Angebot-Müller-日本.pdf');
    assert.match(header, /filename\*=UTF-8''Angebot-M%C3%BCller-%E6%97%A5%E6%9C%AC\.pdf/);
    assert.match(header, /filename="Angebot-M\?ller-\?\?\.pdf"/);
  });

  test('lets no name end the header, the line or the folder', () => {
    assert.equal(attachment('a\r\nSet-Cookie: x.pdf'), 'attachment; filename="aSet-Cookie: x.pdf"');
    assert.equal(
      parse(attachment('a"; filename=b.exe; x="')).parameters['filename'],
      'a"; filename=b.exe; x="',
    );
    assert.equal(parse(attachment('../../etc/passwd')).parameters['filename'], '..-..-etc-passwd');
    assert.equal(parse(attachment('..\\x.pdf')).parameters['filename'], '..-x.pdf');
    assert.equal(parse(attachment('a\u202Efdp.exe')).parameters['filename'], 'afdp.exe');
    assert.equal(attachment('\n'), 'attachment; filename=document');
  });

  test('is one line of printable ASCII for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, other) => {
        for (const header of [attachment(name), inline(other), attachment(`\ud800${name}`)]) {
          assert.match(header, /^[\x20-\x7e]+$/);
        }
      }),
    );
  });
});

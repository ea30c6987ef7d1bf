import assert from 'node:assert/strict';
import { PNG } from 'pngjs';
import { describe, test } from 'vitest';
import { inspectPng, PngSyntaxError } from '#lib/adapters/chromium/pdf/png.ts';
import { fc } from '#tests/support/fast-check.ts';

const image = PNG.sync.write(new PNG({ width: 31, height: 17 }));

describe('inspectPng', () => {
  test('accepts a whole image', () => {
    inspectPng(image);
  });

  test('never accepts a file that is cut off', () => {
    for (let length = 0; length < image.length; length += 1) {
      assert.throws(() => inspectPng(image.subarray(0, length)), PngSyntaxError);
    }
  });

  test('never accepts a file with one byte changed', () => {
    const change = fc.tuple(fc.nat(image.length - 1), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([place, difference]) => {
        const mutated = Buffer.from(image);
        mutated[place] = (mutated[place] ?? 0) ^ difference;
        assert.throws(() => inspectPng(mutated), PngSyntaxError);
      }),
    );
  });

  test('refuses bytes behind the end', () => {
    assert.throws(() => inspectPng(Buffer.concat([image, image])), PngSyntaxError);
  });

  test('decides about any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        assert.throws(() => inspectPng(bytes), PngSyntaxError);
        const tail = Buffer.concat([image.subarray(0, 33), bytes]);
        assert.throws(() => inspectPng(tail), PngSyntaxError);
      }),
    );
  });
});

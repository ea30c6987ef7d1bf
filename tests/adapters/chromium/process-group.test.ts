import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'vitest';
import { killNow, readGroupMemory } from '#lib/adapters/chromium/process/process-group.ts';

/** Starts a process in its group whenever a line comes, and then says so. */
const PARENT = `while read -r line; do sleep 60 & echo started; done`;

test('a group is looked at again without its neighbours, and new members are seen', async () => {
  const parent = spawn('sh', ['-c', PARENT], { detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
  const group = parent.pid ?? assert.fail('not started');
  try {
    const outsiders = new Set<number>();
    const membersAfterStart = async () => {
      parent.stdin.write('\n');
      await once(parent.stdout, 'data');
      return readGroupMemory(group, outsiders).map(({ pid }) => pid);
    };
    const first = await membersAfterStart();
    assert.equal(first.length, 2);
    assert.ok(first.includes(group));
    assert.ok(outsiders.has(process.pid));
    assert.equal((await membersAfterStart()).length, 3);
    assert.equal(first.filter((pid) => outsiders.has(pid)).length, 0);
  } finally {
    killNow(-group);
  }
});

import { expect, test } from '@jest/globals';
import { runKills } from '../helpers/host/killRun.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

// The same run with 200 kills is __tests__/long/kill.test.ts.
test('a host that is killed 6 times loses nothing it said and does nothing twice', async () => {
  const report = await runKills(tempFolder(), 6, 1);
  expect(report.acknowledged).toBeGreaterThan(0);
});

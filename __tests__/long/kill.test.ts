import { expect, test } from '@jest/globals';
import { runKills } from '../helpers/host/killRun.ts';
import { noTimeLimit } from '../helpers/noTimeLimit.ts';
import { tempFolder } from '../helpers/tempFolder.ts';

noTimeLimit();

test('a host that is killed 200 times loses nothing it said and does nothing twice', async () => {
  const report = await runKills(tempFolder(), 200, 2);
  console.log(`Kill run: ${JSON.stringify(report)}`);
  expect(report.acknowledged).toBeGreaterThan(0);
});

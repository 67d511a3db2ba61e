// npm run attack:answers [-- COUNT]: many more mutated answers than `npm test` has (FAULTS F74).
import { spawnSync } from 'node:child_process';

const [count = '40000'] = process.argv.slice(2);
// So many take minutes, and a busy machine longer.
const command = 'vitest run --project unit --project dom buyerAnswers organizerAnswers --testTimeout=1800000';
const { status } = spawnSync('npx', command.split(' '), {
  stdio: 'inherit',
  env: { ...process.env, ANSWERS: count },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);

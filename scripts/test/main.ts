import { testChanged } from './changed';
import { chooseSteps } from './choose';
import { runSteps } from './runSteps';
import { fullSteps, steps } from './steps';

const [mode, ...args] = process.argv.slice(2);

function run() {
  switch (mode) {
    case '--changed':
      return testChanged(args[0]);
    case '--all':
      return runSteps(chooseSteps(fullSteps, args));
    default:
      return runSteps(chooseSteps(steps, process.argv.slice(2)));
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { chooseSteps } from './choose';
import { runSteps } from './runSteps';
import { steps } from './steps';

try {
  process.exitCode = (await runSteps(chooseSteps(steps, process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

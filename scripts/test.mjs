// The whole test run, as a graph of steps: scripts/test/steps.ts.
//   npm test                               everything
//   npm test -- unit stories --shard=1/2   only these steps; an option goes to those that know it
//   npm run test:changed                   what a change can break
//   npm run test:all                       everything, also what is only run at night and before a release
import { register } from 'tsx/esm/api';

register();
await import('./test/main.ts');

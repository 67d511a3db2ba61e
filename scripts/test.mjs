// The whole test run, as a graph of steps: scripts/test/steps.ts.
//   npm test                               everything
//   npm test -- unit stories --shard=1/2   only these steps; an option goes to those that know it
import { register } from 'tsx/esm/api';

register();
await import('./test/main.ts');

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { planted } from '../../../../scripts/planting/edit';
import { defects } from '../../../../scripts/prove/defects';

// `npm run test:prove` takes minutes and is not part of `npm test`: this finds a defect that can no longer be planted.
it('every defect of test:prove can be planted where it is said to be', () => {
  const lost = defects.flatMap((defect) => {
    try {
      planted(readFileSync(defect.file, 'utf8'), defect);
      return [];
    } catch (error) {
      return [`${defect.name}: ${String(error)}`];
    }
  });
  expect(lost).toEqual([]);
});

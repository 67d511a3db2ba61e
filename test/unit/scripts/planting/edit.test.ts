import { expect, it } from 'vitest';
import { planted } from '../../../../scripts/planting/edit';

const edit = { file: 'lock.ts', find: 'if (open) return;', replace: '$& // $1' };

it('changes the one place, by the very words', () => {
  expect(planted('a\nif (open) return;\nb', edit)).toBe('a\n$& // $1\nb');
});

it('refuses a place that is not there, or there twice', () => {
  expect(() => planted('a', edit)).toThrow('lock.ts has not exactly one if (open) return;');
  expect(() => planted(edit.find.repeat(2), edit)).toThrow('lock.ts has not exactly one');
});

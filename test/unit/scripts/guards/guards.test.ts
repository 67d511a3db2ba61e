import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guards } from '../../../../scripts/guards/guards';
import { planted } from '../../../../scripts/planting/edit';

describe('the guards', () => {
  it('stand where they are said to be, each once', () => {
    const lost = guards.flatMap(({ name, edits }) => {
      const texts = new Map<string, string>();
      try {
        for (const edit of edits) {
          const text = texts.get(edit.file) ?? readFileSync(edit.file, 'utf8');
          texts.set(edit.file, planted(text, edit));
        }
        return [];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    });
    expect(lost).toEqual([]);
  });

  it('are noticed by tests that are there', () => {
    const named = new Set(guards.flatMap(({ tests }) => tests));
    expect([...named].filter((test) => !existsSync(`test/${test}`))).toEqual([]);
  });

  it('are many, and told apart by their names', () => {
    const names = guards.map(({ edits: [edit], name }) => `${edit?.file ?? ''}: ${name}`);
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(names).size).toBe(names.length);
  });

  it('answer ids of docs/faults.md, or a section of the requirements', () => {
    const ids = guards.flatMap((guard) => guard.ids);
    expect(ids.filter((id) => !/^(?:[FA]\d{2,3}|00\d§\d+)$/.test(id))).toEqual([]);
  });
});

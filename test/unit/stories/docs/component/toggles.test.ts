// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const boolean = { name: 'boolean' as const, required: false };
const argTypes = {
  fullWidth: { name: 'fullWidth', type: boolean },
  autoFocus: { name: 'autoFocus', type: boolean, table: { defaultValue: { summary: 'true' } } },
  required: { name: 'required', type: { ...boolean, required: true } },
  open: { name: 'open', type: boolean },
  onOpenChange: { name: 'onOpenChange', type: { name: 'function' as const } },
  label: { name: 'label', type: { name: 'string' as const } },
};
const args = { label: 'Save' };

beforeEach(() => {
  vi.resetModules();
});

async function argsAt(search: string) {
  history.replaceState(null, '', search);
  const { toggles } = await import('../../../../../stories/docs/component/toggles');
  return toggles({ argTypes, initialArgs: args });
}

test('on a page of text each optional boolean has the value it has when left out; what is controlled has none', async () => {
  expect(await argsAt('?viewMode=docs')).toEqual({ fullWidth: false, autoFocus: true, label: 'Save' });
});

test('a story alone has what it says', async () => {
  expect(await argsAt('?viewMode=story')).toEqual(args);
});

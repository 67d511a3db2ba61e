import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const retry = '../../../../../../src/loading/retry';

beforeAll(() => {
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.doUnmock(retry);
  vi.resetModules();
});
afterAll(() => {
  vi.resetModules();
});

async function renderFilter() {
  const { FilterSelect } = await import('../../../../../../src/organizer/kit/table/FilterSelect');
  const { I18nRoot } = await import('../../../../../../src/i18n');
  const { default: en } = await import('../../../../../../src/i18n/locales/en.json');
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <I18nRoot locale="en" catalogue={en}>
      <FilterSelect
        label="Status"
        value="any"
        options={[
          { value: 'any', label: 'Any status' },
          { value: 'paid', label: 'Paid' },
        ]}
        onValueChange={onValueChange}
      />
    </I18nRoot>,
  );
  return onValueChange;
}
const control = () => screen.getByRole('combobox', { name: 'Status' });

test('opens once it is there, and has the focus when it is closed again', async () => {
  const onValueChange = await renderFilter();
  act(() => control().focus());
  fireEvent.keyDown(control(), { key: 'ArrowDown' });
  const option = await screen.findByRole('option', { name: 'Paid' });
  fireEvent.keyDown(option, { key: 'Enter' });
  expect(onValueChange).toHaveBeenCalledWith('paid');
  await waitFor(() => expect(control()).toHaveFocus());
});

test('F129: refused, the browser’s own takes its place with the focus', async () => {
  vi.doMock(retry, () => ({ retry: () => Promise.reject(new Error('gone')) }));
  const onValueChange = await renderFilter();
  act(() => control().focus());
  fireEvent.click(control());
  await waitFor(() => expect(control()).toBeInstanceOf(HTMLSelectElement));
  expect(control()).toHaveFocus();
  fireEvent.change(control(), { target: { value: 'paid' } });
  expect(onValueChange).toHaveBeenCalledWith('paid');
});

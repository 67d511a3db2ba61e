import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { TicketTable } from '../../../../../src/themed/tickets';
import { extras } from '../../../../../src/themed/tickets/useExtras';
import { ticket } from '../../domain/fixtures';

// FAULTS F131: the headings come after the list, and may find somebody in it.
test('a quantity that has the focus keeps it when its row moves under its day', async () => {
  let arrive: () => void = () => undefined;
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { load } = extras;
  delete extras.loaded;
  vi.spyOn(extras, 'load').mockImplementation(async () => {
    await isLate;
    return load();
  });
  const tickets = Array.from({ length: 15 }, (_, index) =>
    ticket({ id: String(index), name: `Session ${index}`, admissionDay: `2026-05-${15 - (index % 2)}` }),
  );
  render(
    <I18nRoot locale="en" catalogue={en}>
      <TicketTable
        tickets={tickets}
        selection={{}}
        onSelectionChange={vi.fn()}
        now={Date.parse('2026-02-12T15:00:00Z')}
        timeZone="America/New_York"
        showFees={false}
      />
    </I18nRoot>,
  );
  const first = screen.getByRole('combobox', { name: 'Quantity: Session 0' });
  act(() => first.focus());
  expect(screen.queryAllByRole('heading')).toEqual([]);
  act(() => arrive());
  await waitFor(() =>
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Thursday, May 14 7 tickets',
      'Friday, May 15 8 tickets',
    ]),
  );
  expect(first).toHaveFocus();
});

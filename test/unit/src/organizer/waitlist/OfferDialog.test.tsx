import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../../src/client';
import type { WaitlistEntry } from '../../../../../src/contract';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../src/i18n/locales/organizer/en.json';
import { OfferDialog } from '../../../../../src/organizer/waitlist/OfferDialog';
import { waitlistEntry } from '../../../../helpers/waitlistEntry';

afterEach(cleanup);

const catalogue = { ...en, ...organizer };
const entry = waitlistEntry();

const press = (read: () => Promise<readonly WaitlistEntry[]>) => {
  const offer = vi.fn(() => Promise.resolve({ offered: [entry], refused: [] }));
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <OfferDialog read={read} places={[]} offer={offer} onDone={vi.fn()} onClose={vi.fn()} />
    </I18nRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send offers' }));
  return offer;
};

/** Sent before who was chosen on other pages is known: nobody would have got an offer, and it would have been called sent. */
test('offers places to those chosen, also before they are read', async () => {
  const read = vi.fn(() => Promise.resolve([entry]));
  read.mockImplementationOnce(() => new Promise<never>(() => undefined));
  const offer = press(read);
  await waitFor(() =>
    expect(offer).toHaveBeenCalledWith({ ids: ['waiting-4'], hours: 48, beyondFree: false }),
  );
});

test('says that nothing was sent when they can’t be read', async () => {
  const offer = press(() => Promise.reject(new ApiError('refused', 500, null, 'getWaitlist')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was sent');
  expect(offer).not.toHaveBeenCalled();
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryRouter, Route, Routes } from 'react-router';
import { InvoicePreview } from '../../../../../host-app/src/routes/InvoicePreview';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { saveInvoiceData } from '../../../../../src/contract';
import { environmentOf } from '../../../src/hooks/environment';
import { backendInTests } from '../../../mocks/backend';

const { client } = backendInTests();
const params = { accountId: '77', eventId: '1001' };

function open(path: string) {
  const Environment = environmentOf(client);
  render(
    <I18nRoot locale="en" catalogue={en}>
      <Environment>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/:accountId/events/:eventId/invoicePreview" element={<InvoicePreview />} />
          </Routes>
        </MemoryRouter>
      </Environment>
    </I18nRoot>,
  );
}

test('the preview is from the company that the organizer saved', async () => {
  await client.call(saveInvoiceData, {
    params,
    body: {
      registeredCompany: 'Northlight Events Inc.',
      address: '1 Long Wharf, Boston',
      sellerTaxId: '04-7',
      previewPbi: true,
    },
  });
  open('/77/events/1001/invoicePreview');
  expect(await screen.findByText('Northlight Events Inc.')).toBeTruthy();
  expect(screen.getByText('1 Long Wharf, Boston')).toBeTruthy();
  expect(screen.getByText('04-7')).toBeTruthy();
});

test('an event that offers no preview shows no company', async () => {
  await client.call(saveInvoiceData, {
    params,
    body: { registeredCompany: 'Northlight Events Inc.', previewPbi: false },
  });
  open('/77/events/1001/invoicePreview');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Northlight Events Inc.')).toBeNull();
});

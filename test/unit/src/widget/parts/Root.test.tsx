import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWarnings } from '../../../../../src/diagnostics/warn';
import { loadCatalogue } from '../../../../../src/i18n';
import { BoxofficeProvider } from '../../../../../src/widget';
import { TicketWidget } from '../../../../../src/widget/parts';
import { backendInTests, eventId } from '../../../mocks/backend';
import { stubMeasuring } from '../openWidget';

const { backend, client } = backendInTests();
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  warned.mockClear();
  forgetWarnings();
});

/** A buyer who has paid would see an empty page. */
test('BX1014: a widget that is arranged without a step of the order names it', async () => {
  stubMeasuring();
  render(
    <BoxofficeProvider
      locale="en"
      catalogue={await loadCatalogue('en')}
      client={client}
      clock={backend.clock}
    >
      <TicketWidget.Root eventId={eventId}>
        <TicketWidget.Selection />
        <TicketWidget.Form />
      </TicketWidget.Root>
    </BoxofficeProvider>,
  );
  await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('part "Confirmation"')));
  expect(warned.mock.calls.filter(([text]) => String(text).startsWith('BX1014'))).toHaveLength(1);
});

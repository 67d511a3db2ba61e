import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ErrorListener } from '../../../../../src/diagnostics';
import { loadCatalogue } from '../../../../../src/i18n';
import { BoxofficeProvider } from '../../../../../src/widget';
import { FormPanel, SidePanel } from '../../../../../src/widget/registration/StepPanel';
import { backendInTests } from '../../../mocks/backend';
import { stubMeasuring } from '../openWidget';

const { backend, client } = backendInTests();
const { clock } = backend;
beforeEach(() => {
  stubMeasuring();
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    Reflect.deleteProperty(navigator, 'userActivation');
    vi.unstubAllGlobals();
    silent.mockRestore();
  };
});

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('It cannot be drawn.');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

type Panel = ComponentType<{ onError: ErrorListener | undefined; children: ReactNode }>;

/** A panel that breaks when its button is pressed, beside a field of the page's own. */
async function breakFrom(Panel: Panel, name: string) {
  render(
    <BoxofficeProvider locale="en" catalogue={await loadCatalogue('en')} client={client} clock={clock}>
      <button>Elsewhere</button>
      <section aria-label="Panel">
        <Panel onError={undefined}>
          <Fragile />
        </Panel>
      </section>
    </BoxofficeProvider>,
  );
  const panel = screen.getByRole('region', { name: 'Panel' });
  screen.getByRole('button', { name }).focus();
  fireEvent.click(within(panel).getByRole('button', { name: 'Break' }));
  return { panel, retry: await within(panel).findByRole('button', { name: 'Try again' }) };
}

test('F77: who was in a panel beside the form that breaks is led to what stands in its place', async () => {
  const { panel, retry } = await breakFrom(SidePanel, 'Break');
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  expect(document.activeElement).toContainElement(retry);
});

test('who is elsewhere stays there', async () => {
  await breakFrom(SidePanel, 'Elsewhere');
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test.each([
  ['the form', FormPanel],
  ['a panel beside it', SidePanel],
] satisfies [string, Panel][])('who tries %s again goes on from where it is', async (_, Panel) => {
  const { panel, retry } = await breakFrom(Panel, 'Break');
  retry.focus();
  fireEvent.click(retry);
  const again = await within(panel).findByRole('button', { name: 'Break' });
  expect(panel).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement).toContainElement(again);
});

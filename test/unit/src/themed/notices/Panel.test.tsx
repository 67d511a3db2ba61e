import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogue } from '../../../../../src/i18n';
import { BoxofficeProvider } from '../../../../../src/widget';
import { FormPanel } from '../../../../../src/widget/registration/StepPanel';
import { backendInTests } from '../../../mocks/backend';
import { stubMeasuring } from '../../widget/openWidget';

const { backend, client } = backendInTests();
const { clock } = backend;
const userActivation = { hasBeenActive: true };
beforeEach(() => {
  stubMeasuring();
  userActivation.hasBeenActive = true;
  Object.assign(navigator, { userActivation });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    Reflect.deleteProperty(navigator, 'userActivation');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The form cannot be drawn.');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

/** A form that breaks when its button is pressed, beside a field of the page's own. */
async function renderFragile() {
  render(
    <BoxofficeProvider locale="en" catalogue={await loadCatalogue('en')} client={client} clock={clock}>
      <input aria-label="Elsewhere" />
      <FormPanel onError={undefined}>
        <Fragile />
      </FormPanel>
    </BoxofficeProvider>,
  );
  return (from: HTMLElement) => {
    from.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Break' }));
    return screen.findByRole('heading', { name: 'Something went wrong here' });
  };
}

test('F77: who was in a form that breaks is led to what stands in its place', async () => {
  const breakWithFocusOn = await renderFragile();
  const title = await breakWithFocusOn(screen.getByRole('button', { name: 'Break' }));
  await waitFor(() => expect(title).toHaveFocus());
});

test('who is elsewhere stays there', async () => {
  const breakWithFocusOn = await renderFragile();
  const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
  await breakWithFocusOn(elsewhere);
  expect(elsewhere).toHaveFocus();
});

test('a page that was only loaded begins at its own top', async () => {
  userActivation.hasBeenActive = false;
  const breakWithFocusOn = await renderFragile();
  await breakWithFocusOn(screen.getByRole('button', { name: 'Break' }));
  expect(document.body).toHaveFocus();
});

import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientOptions } from '../../../../../src/client';
import { createClient } from '../../../../../src/client';
import { readSale } from '../../../../../src/client/readSale';
import { readBootstrap, writeBootstrap } from '../../../../../src/hooks/served';
import { backendInTests, eventId } from '../../../mocks/backend';
import { newTab, stubMeasuring } from '../openWidget';
import { settle } from '../../../../settle';

const { clock, client } = backendInTests();
const bases = { v1: 'http://backend.test/api/v1' } satisfies ClientOptions['bases'];
let root: Root | undefined;

beforeEach(() => stubMeasuring());
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** As it is before anything was loaded that comes behind the list: what one page has loaded, another has not. */
async function freshModules() {
  vi.resetModules();
  const { renderTickets } = await import('../../../../../src/widget/server/renderTickets');
  const { ServedProvider, TicketWidget } = await import('../../../../../src/widget');
  return { renderTickets, ServedProvider, TicketWidget };
}

/** A page as a server sends it, before any script of it has run. Answers how to run them. */
async function openPage(age = 0) {
  const modules = await freshModules();
  const sale = await readSale(client, eventId);
  const { html, data } = await modules.renderTickets({
    values: { ...sale, readAt: clock.now() - age },
    locale: 'de',
  });
  document.body.innerHTML = `<div id="root">${html}</div>${writeBootstrap(data)}`;
  return () => hydrate(modules);
}

const quantityOf = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`: ${name}$`) });
const total = () => document.querySelector('[aria-atomic="true"]')?.textContent;

async function hydrate({ ServedProvider, TicketWidget }: Awaited<ReturnType<typeof freshModules>>) {
  const requested: string[] = [];
  const watched = createClient({ bases });
  const call: typeof watched.call = (endpoint, input) => {
    requested.push(endpoint.path);
    return watched.call(endpoint, input);
  };
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no root');
  const wrong = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(wrong);
  const tab = newTab();
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <ServedProvider
          values={readBootstrap({ onError: wrong })}
          locale="de"
          clock={clock}
          client={{ call }}
          tabStore={tab}
          browserStore={tab}
        >
          <TicketWidget eventId={eventId} />
        </ServedProvider>
      </StrictMode>,
      { onRecoverableError: wrong },
    );
    await settle();
  });
  return { requested, wrong };
}

it('takes the list over as it stands, and asks for nothing', async () => {
  const hydratePage = await openPage();
  const before = quantityOf('Community Day');
  const { requested, wrong } = await hydratePage();
  expect(wrong.mock.calls).toEqual([]);
  expect(quantityOf('Community Day')).toBe(before);
  expect(requested).toEqual([]);
});

it('keeps what was chosen before the scripts came, and prices it', async () => {
  const hydratePage = await openPage();
  const [day, workshop] = [quantityOf('General Admission'), quantityOf('Community Day')];
  const unchosen = total();
  day.value = '2';
  workshop.value = '1';
  const { requested, wrong } = await hydratePage();
  await waitFor(() => expect(requested).toEqual(['/events/:eventId/tickets']));
  expect([day.value, workshop.value]).toEqual(['2', '1']);
  await waitFor(() => expect(total()).not.toBe(unchosen));
  expect(total()).toContain('3');
  expect(wrong.mock.calls).toEqual([]);
});

it('reads a list again that is older than half a minute', async () => {
  const hydratePage = await openPage(31_000);
  const { requested, wrong } = await hydratePage();
  await waitFor(() => expect(requested).toEqual(['/events/:eventId/tickets']));
  expect(wrong.mock.calls).toEqual([]);
});

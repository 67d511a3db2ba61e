import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { memo, Profiler, type ComponentProps, type ComponentType } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { scenarios } from '../../../../mocks';
import { loadCatalogue } from '../../../../src/i18n';
import type { OrderFooter } from '../../../../src/themed/tickets/OrderFooter';
import type { TicketTableRow } from '../../../../src/themed/tickets/TicketTableRow';
import { BoxofficeProvider, TicketWidget } from '../../../../src/widget';
import { backendInTests, eventId } from '../../mocks/backend';

// Modules are shared among test files: some are mocked here, and none of them is left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

/** Ids of the ticket types whose row React worked on, once per time. */
const drawn = vi.hoisted(() => [] as string[]);

vi.mock('../../../../src/themed/tickets/TicketTableRow', async (original) => {
  const { TicketTableRow: Row } = await original<{ TicketTableRow: typeof TicketTableRow }>();
  const Watched = (props: ComponentProps<typeof TicketTableRow>) => (
    <Profiler id={props.ticket.id} onRender={(id) => drawn.push(id)}>
      <Row {...props} />
    </Profiler>
  );
  return { TicketTableRow: memo(Watched) };
});

/** Each time that React worked on the total. */
const totals = vi.hoisted(() => [] as string[]);

vi.mock('../../../../src/themed/tickets/OrderFooter', async (original) => {
  const { OrderFooter: Footer } = await original<{ OrderFooter: typeof OrderFooter }>();
  const Watched = (props: ComponentProps<typeof OrderFooter>) => (
    <Profiler id="total" onRender={(id, phase) => totals.push(`${id} ${phase}`)}>
      <Footer {...props} />
    </Profiler>
  );
  return { OrderFooter: Watched };
});

/** Names of the parts around the list that React worked on, once per time. */
const around = vi.hoisted(() => [] as string[]);

/** The part of that name of a module, noted each time that React works on it. */
const watched = vi.hoisted(() => async (load: () => Promise<unknown>, name: string) => {
  const parts = (await load()) as Record<string, ComponentType<object>>;
  const Part = parts[name];
  if (!Part) throw new Error(`There is no ${name}.`);
  const Watched = (props: object) => {
    around.push(name);
    return <Part {...props} />;
  };
  return { ...parts, [name]: Watched };
});

vi.mock('../../../../src/themed/tickets/PromoPanel', (load) => watched(load, 'PromoPanel'));
vi.mock('../../../../src/themed/tickets/AlsoAttending', (load) => watched(load, 'AlsoAttending'));
vi.mock('../../../../src/themed/tickets/MoreTickets', (load) => watched(load, 'MoreTickets'));
vi.mock('../../../../src/themed/tickets/TicketSearch', (load) => watched(load, 'TicketSearch'));

/** A busy machine may answer later than after a second, which locks every row, as it should. */
vi.mock('../../../../src/hooks/useLasting', () => ({ useLasting: () => false }));

const { backend, client, hold } = backendInTests();
/** More than are there at once, which is a hundred. */
const rows = 300;

/** So many ticket types in the whole widget, without descriptions: their formatting comes later, row by row. */
beforeEach(async () => {
  const { ticketTypes, ...world } = scenarios.manyTickets(rows);
  await backend.reset({ ...world, ticketTypes: ticketTypes.map((type) => ({ ...type, description: '' })) });
  drawn.length = 0;
});

const quantities = () => [...document.querySelectorAll('select')];
const picker = () => document.querySelector('table')?.parentElement;

async function openList() {
  const catalogue = await loadCatalogue('en');
  render(
    <BoxofficeProvider locale="en" catalogue={catalogue} client={client} clock={backend.clock}>
      <TicketWidget eventId={eventId} />
    </BoxofficeProvider>,
  );
  await waitFor(() => expect(quantities()).toHaveLength(rows), { interval: 200 });
  await waitFor(() => expect(picker()).not.toHaveAttribute('data-pending'));
}

/** Chooses in a row, and waits until the backend's prices are on the screen. Answers the ids of the rows drawn. */
async function rowsDrawnBy(row: number, quantity: number): Promise<string[]> {
  const select = quantities()[row];
  if (!select) throw new Error(`There is no row ${row}.`);
  act(() => select.focus());
  drawn.length = 0;
  fireEvent.change(select, { target: { value: String(quantity) } });
  await waitFor(() => expect(picker()).toHaveAttribute('data-pending'));
  await waitFor(() => expect(picker()).not.toHaveAttribute('data-pending'));
  expect(select).toHaveValue(String(quantity));
  return [...new Set(drawn)];
}

it('draws each row once, and then only the row of the choice', async () => {
  await openList();
  expect(drawn).toHaveLength(rows);
  expect(await rowsDrawnBy(250, 2)).toEqual(['40250']);
  // Another query to the backend, whose answer has a new object for each row.
  expect(await rowsDrawnBy(251, 1)).toEqual(['40251']);
  expect(await rowsDrawnBy(250, 0)).toEqual(['40250']);
  expect(drawn.length).toBeLessThanOrEqual(4);
});

it('draws the total for a choice, for its prices being read, and for these', async () => {
  await openList();
  await rowsDrawnBy(250, 2);
  totals.length = 0;
  await rowsDrawnBy(251, 1);
  expect(totals).toEqual(['total update', 'total update', 'total update']);
});

it('draws nothing of what stands around the list for a choice, nor for its prices', async () => {
  await openList();
  await waitFor(() =>
    expect([...new Set(around)].toSorted()).toEqual([
      'AlsoAttending',
      'MoreTickets',
      'PromoPanel',
      'TicketSearch',
    ]),
  );
  await rowsDrawnBy(250, 2);
  around.length = 0;
  await rowsDrawnBy(251, 1);
  // A search looks through the new prices, for what is on sale among them.
  expect(around).toEqual(['TicketSearch']);
});

it('draws the row whose stock fell while another was chosen', async () => {
  await openList();
  await hold({ '40007': 1 });
  expect((await rowsDrawnBy(250, 2)).toSorted()).toEqual(['40007', '40250']);
});

/** What has a browser lay out the page at once. */
const asksForLayout = () =>
  (
    [
      [Element.prototype, 'scrollHeight'],
      [Element.prototype, 'clientHeight'],
      [HTMLElement.prototype, 'offsetHeight'],
    ] as const
  ).map(([prototype, name]) => vi.spyOn(prototype as HTMLElement, name, 'get'));

it('has a long list with descriptions drawn, and a quantity changed, without a look at its layout (FAULTS F136)', async () => {
  await backend.reset(scenarios.manyTickets(rows));
  const looks = asksForLayout();
  await openList();
  await waitFor(() => expect(document.querySelectorAll('[data-clamped] p')).toHaveLength(rows));
  await rowsDrawnBy(250, 2);
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  vi.restoreAllMocks();
});

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
}
const fibersIn = ({ child }: Fiber): number => {
  let count = 1;
  for (let next = child; next; next = next.sibling) count += fibersIn(next);
  return count;
};

it('draws a row with no more than it shows: React keeps each part of each row (FAULTS F137)', async () => {
  await openList();
  const row = quantities()[0]?.closest('tr');
  const key = Object.keys(row ?? {}).find((name) => name.startsWith('__reactFiber$'));
  const fiber = (row as unknown as Record<string, Fiber>)[key ?? ''];
  // Nine elements fewer than this are none of React's: texts between others, and the quantity's own component.
  expect(fiber && fibersIn(fiber)).toBeLessThanOrEqual(24);
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scenarios } from '../../../../../mocks';
import { readSale } from '../../../../../src/client/readSale';
import { renderTickets } from '../../../../../src/widget/server/renderTickets';
import { backendInTests, eventId } from '../../../mocks/backend';

const { backend, client } = backendInTests();
const namesIn = (html: string) =>
  [...html.matchAll(/data-part="name"[^>]*>([^<]*)</g)].map(([, name]) => name);

it('answers the list in HTML, with every ticket type and its quantities', async () => {
  const values = await readSale(client, eventId);
  const { html, data } = await renderTickets({ values });
  expect(namesIn(html)).toEqual(values.tickets.tickets.map(({ name }) => name));
  expect(html).toContain('Quantity: Community Day');
  expect(html).toContain('$180.00');
  expect(html.match(/<option/g)?.length).toBeGreaterThan(10);
  expect(html).toContain('Order Now');
  expect(data).toMatchObject({ me: null, event: values.event, readAt: values.readAt });
});

it('writes in the language and direction that are asked for', async () => {
  const values = await readSale(client, eventId);
  const german = await renderTickets({ values, locale: 'de', scheme: 'auto', preset: 'summit' });
  expect(german.html).toContain('lang="de"');
  expect(german.html).toContain('data-theme="auto"');
  expect(german.html).toContain('data-preset="summit"');
  expect(german.html).toMatch(/180,00\s\$/);
  const arabic = await renderTickets({ values, locale: 'ar' });
  expect(arabic.html).toContain('dir="rtl"');
});

it('is put together by the rules of its language, or not at all', async () => {
  const values = await readSale(client, eventId);
  await expect(renderTickets({ values, locale: 'tlh' })).rejects.toThrow(/tlh.*catalogue/);
  const given = await renderTickets({ values, locale: 'tlh', catalogue: { 'tickets.title': 'chaw’' } });
  expect(given.html).toContain('chaw’');
});

it('has every option of a long list, and nothing that loads later', async () => {
  await backend.reset(scenarios.manyTickets(100));
  const { html } = await renderTickets({ values: await readSale(client, eventId) });
  const quantities = [...html.matchAll(/<select.*?<\/select>/g)].map(([select]) => select);
  expect(quantities.length).toBeGreaterThan(90);
  for (const quantity of quantities) expect(quantity.match(/<option/g)?.length).toBeGreaterThan(2);
});

it('names the styles on its elements by their hash', async () => {
  const values = await readSale(client, eventId);
  const settings = { color0: '#123456', font: '"Comic Sans" & co' };
  const { html, styleHashes } = await renderTickets({ values, settings });
  const style = / style="(--bx-price-length[^"]*)"/.exec(html)?.[1] ?? '';
  expect(styleHashes).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(styleHashes).toHaveLength(
    new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, each]) => each)).size,
  );
});

it('keeps what organizers write from becoming markup', async () => {
  const values = await readSale(client, eventId);
  const hostile = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
  const [first, ...others] = values.tickets.tickets;
  if (!first) throw new Error('The scenario sells nothing');
  const tickets = {
    ...values.tickets,
    tickets: [{ ...first, name: hostile, safeHtmlDescription: hostile }, ...others],
  };
  const { html } = await renderTickets({ values: { ...values, tickets } });
  expect(html).not.toMatch(/<img|<script/);
});

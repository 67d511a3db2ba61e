import { virtual } from '@guidepup/virtual-screen-reader';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, vi } from 'vitest';
import type { Client } from '../../../../src/client';
import { loadCatalogue } from '../../../../src/i18n';
import { BoxofficeProvider, TicketWidget } from '../../../../src/widget';
import type { MockBackend } from '../../../../mocks';
import { eventId } from '../../mocks/backend';
import { afterEachRow } from '../../../eachRow';
import { eventually } from '../../../eventually';

/** The widget, with somebody who listens to it instead of looking at it. */
export function listening({ backend, client }: { backend: MockBackend; client: Client }) {
  beforeAll(() => {
    // jsdom has no styles of pseudo-elements, and says so at each question of the reader.
    const styleOf = window.getComputedStyle.bind(window);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
  });
  afterEachRow(async () => {
    await virtual.stop();
    // A widget that is still there remembers its code once more.
    cleanup();
    document.cookie = `${eventId}_promo-code-id=; Max-Age=0; Path=/`;
  });

  return {
    /** Opens the widget and listens from its beginning, once what follows behind the list is there, and this button. */
    async open(button = 'Enter Promo Code') {
      const catalogue = await loadCatalogue('en');
      render(
        <BoxofficeProvider locale="en" catalogue={catalogue} client={client} clock={backend.clock}>
          <TicketWidget eventId={eventId} />
        </BoxofficeProvider>,
      );
      await screen.findByRole('button', { name: button });
      await screen.findByText('Also Attending', {});
      await virtual.start({ container: document.body });
    },
    /** Everything that is read from top to bottom, without the ends of things. */
    async readToTheEnd(): Promise<string[]> {
      await virtual.clearSpokenPhraseLog();
      for (let steps = 0; steps < 1_000; steps += 1) {
        await virtual.next();
        if ((await virtual.spokenPhraseLog()).includes('end of document')) break;
      }
      return withoutEnds(await virtual.spokenPhraseLog());
    },
    /** Presses Tab until what has the focus begins so, and answers what was passed and reached. */
    async tabTo(beginning: string): Promise<string[]> {
      await virtual.clearSpokenPhraseLog();
      for (let presses = 0; presses < 40; presses += 1) {
        await virtual.press('Tab');
        if ((await virtual.lastSpokenPhrase()).startsWith(beginning)) return virtual.spokenPhraseLog();
      }
      throw new Error(`No Tab leads to ${beginning}: ${(await virtual.spokenPhraseLog()).join(' | ')}`);
    },
    press: (key: string) => virtual.press(key),
    type: (text: string) => virtual.type(text),
    /** Chooses from the list of a quantity, which the focus is in. */
    async chooses(ticket: string, quantity: number) {
      const select = await screen.findByRole('combobox', { name: `Quantity: ${ticket}` });
      await userEvent.selectOptions(select, String(quantity));
    },
    /** Waits until something is said that contains the words, and answers it all; what was said before is forgotten. */
    async hears(text: string): Promise<string[]> {
      await eventually(async () => {
        const said = await virtual.spokenPhraseLog();
        expect(said.join('\n')).toContain(text);
      });
      const said = [...new Set(await virtual.spokenPhraseLog())].filter((phrase) => !/: $/.test(phrase));
      await virtual.clearSpokenPhraseLog();
      return said;
    },
    forget: () => virtual.clearSpokenPhraseLog(),
    orderButton: 'button, Order Now',
  };
}

const withoutEnds = (phrases: readonly string[]) => phrases.filter((phrase) => !/^end\b/.test(phrase));

/** What is read of one row of the list, its own summary left out. */
export function rowOf(phrases: readonly string[], ticket: string): string[] {
  const start = phrases.findIndex((phrase) => phrase.startsWith(`row, ${ticket}`));
  if (start < 0) throw new Error(`No row of ${ticket} is read.`);
  const after = phrases.slice(start + 1);
  const end = after.findIndex((phrase) => /^(row,|region,|not busy)/.test(phrase));
  return (end < 0 ? after : after.slice(0, end)).filter((phrase) => !/^(cell|option|paragraph)/.test(phrase));
}

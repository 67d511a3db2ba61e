import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { TicketWidget } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';
import { buyByCard } from './paying';

/**
 * Payments whose answer was lost: nobody pays twice, and nothing is said to be uncharged. FAULTS F78, F79.
 * `Load the page again` is no part of the widget: it does what a reload of the page does.
 */
const meta = {
  title: 'Journeys/Unknown outcome',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: function Reloadable(args, { loaded }) {
    const [load, setLoad] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setLoad(load + 1)}>
          Load the page again
        </button>
        <TicketWidget key={load} {...args} payments={[cardOption(loaded['backend'] as MockBackend)]} />
      </>
    );
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<typeof meta.args>;

const backendOf = ({ loaded }: Play) => loaded['backend'] as MockBackend;
const card = '4242424242424242';

const isConfirmedOnce = async (play: Play) => {
  await expect(await play.canvas.findByText('Your Registration Details')).toBeVisible();
  await expect(
    backendOf(play)
      .db.intents.all()
      .filter(({ charges }) => charges > 0),
  ).toHaveLength(1);
};

async function checkAgain({ canvas }: Play) {
  const again = await canvas.findByRole('button', { name: /Check again/ });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
  return again;
}

/** The backend can't be reached, not even after the page was loaded again: never the selection, never a second payment. */
export const AfterReload: Story = {
  parameters: {
    faults: {
      saveOrder: { kind: 'lostAfterCommit', times: 1 },
      getSaveOutcome: { kind: 'html502' },
      getTransaction: { kind: 'html502' },
    },
  },
  play: async (play) => {
    await buyByCard(play, card);
    await checkAgain(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Load the page again' }));
    await checkAgain(play);
    await expect(play.canvas.queryByRole('combobox', { name: /General Admission/ })).toBeNull();
  },
};

/** The same, until the backend is back. */
export const FoundAfterReload: Story = {
  parameters: AfterReload.parameters ?? {},
  play: async (play) => {
    await buyByCard(play, card);
    await checkAgain(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Load the page again' }));
    const again = await checkAgain(play);
    await backendOf(play).setFaults({});
    await play.userEvent.click(again);
    await isConfirmedOnce(play);
  },
};

/** 504, and committed behind the next save of the answers: the second press hears of a completed hold, and its order opens. */
export const AnsweredLate: Story = {
  parameters: { faults: { saveOrder: { kind: 'lateCommit', after: 'getTransaction', times: 1 } } },
  play: async (play) => {
    await buyByCard(play, card);
    await expect(
      await play.canvas.findByText(/^Your card was charged, but your order is not complete yet/),
    ).toBeVisible();
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Complete order – already paid' }));
    await isConfirmedOnce(play);
  },
};

/** The money is taken and the backend refuses the order: it is said first, in focus and in view, and nothing asks to pay again. */
export const ChargedAndRefused: Story = {
  parameters: { faults: { saveOrder: { kind: 'error500', times: 2 } } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await buyByCard(play, card);
    const isSaidFirst = async () => {
      const said = await canvas.findByText(/^Your card was charged, but your order is not complete yet/);
      await waitFor(() => expect(document.activeElement).toContainElement(said));
      await expect(said.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
      await expect(said.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    };
    await isSaidFirst();
    await expect(canvas.queryByText(/^You pay/)).toBeNull();
    const complete = () => canvas.getByRole('button', { name: 'Complete order – already paid' });
    await userEvent.click(complete());
    await isSaidFirst();
    await userEvent.click(complete());
    await isConfirmedOnce(play);
  },
};

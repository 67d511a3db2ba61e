import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios } from '../../mocks';
import type { TextStore } from '../../src/hooks';
import { TicketWidget } from '../../src/widget';
import { fillBuyer, hold } from './paying';

/**
 * An order that is begun on one device and goes on on another. `Open the page on the other device` is no part of the widget: it draws the
 * page anew, without what this device knows.
 */
const meta = {
  title: 'Journeys/Other device',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: function OnAnother(args, context) {
    const [device, setDevice] = useState(1);
    const change = () => {
      for (const part of ['hold', 'draft', 'holder']) storeOf(context).remove(`boxoffice:1001:${part}`);
      setDevice(2);
    };
    return (
      <>
        <button type="button" onClick={change}>
          Open the page on the other device
        </button>
        <TicketWidget key={device} {...args} />
      </>
    );
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<typeof meta.args>;

const storeOf = ({ loaded }: Pick<Play, 'loaded'>) => loaded['tabStore'] as TextStore;
const name = 'Continue on another device';

async function opensLink(play: Play) {
  const page = within(play.canvasElement.ownerDocument.body);
  await play.userEvent.click(await play.canvas.findByRole('button', { name }));
  const address = await page.findByText(/#boxoffice-order=/, undefined, { timeout: 10_000 });
  await play.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(play.canvas.getByRole('button', { name })).toHaveFocus());
  return new URL(address.textContent).hash;
}

/** Tickets and what was typed come along, and it says where the order was begun. FAULTS F140. */
export const ContinuedThere: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /Community Day/);
    await canvas.findByRole('group', { name: /Attendee 1/ });
    await fillBuyer(play);
    await waitFor(() => expect(storeOf(play).read('boxoffice:1001:draft')).toContain('Osei'));
    location.hash = await opensLink(play);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page on the other device' }));
    const buyer = await canvas.findByRole('region', { name: 'Your Information' });
    await expect(within(buyer).getByRole('textbox', { name: /^First name/i })).toHaveValue('Amara');
    await expect(canvas.getByText('This order was begun on another device')).toBeVisible();
    await expect(location.hash).toBe('');
  },
};

/** Where a second link was made, the first one opens nothing. FAULTS F132. */
export const LinkIsOver: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /Community Day/);
    const first = await opensLink(play);
    await opensLink(play);
    location.hash = first;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page on the other device' }));
    await expect(await canvas.findByText(/^This link no longer works\./)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Community Day/ })).toHaveValue('0');
  },
};

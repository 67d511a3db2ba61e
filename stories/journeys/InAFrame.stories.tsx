import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend, type World } from '../../mocks';
import { Button } from '../../src/themed/kit/Button';
import { TicketWidget, type TicketWidgetControls } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';
import { hold } from './paying';

/**
 * What a page around the tickets may hand in, and take back: the ticket types to offer, what it knows of its visitor, that tickets in hand
 * are let go, and the two-minute warning. docs/decisions/0022; the messages themselves are in Contract/Not HTTP.
 */
const meta = {
  title: 'Journeys/In a frame',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded }) => (
    <TicketWidget {...args} payments={[cardOption(loaded['backend'] as MockBackend)]} />
  ),
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<typeof meta.args>;

const quantities = ({ canvas }: Play) => canvas.findAllByRole('combobox', { name: /^Quantity/ });

/** Ids of ticket types; one that the event does not have changes nothing. */
export const SomeTicketsOnly: Story = {
  args: { ticketIds: ['3009', 'no-such-ticket'] },
  play: async (play) => {
    await expect(await quantities(play)).toHaveLength(1);
  },
};

export const NoneOfThemThere: Story = {
  args: { ticketIds: ['no-such-ticket'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Currently, there are no available tickets.')).toBeVisible();
  },
};

export const FilledInByThePage: Story = {
  args: {
    prefill: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@tidewater.example',
      company: 'Tidewater Studio',
    },
  },
  play: async (play) => {
    await hold(play, /General Admission/);
    const attendee = await play.canvas.findByRole('group', { name: /Attendee 1/ });
    for (const group of [attendee, play.canvas.getByRole('region', { name: 'Your Information' })]) {
      const field = (name: RegExp) => within(group).getByRole('textbox', { name });
      await expect(field(/^First name/i)).toHaveValue('Amara');
      await expect(field(/^Email/i)).toHaveValue('amara@tidewater.example');
    }
  },
};

/** The page's `close()`: tickets in hand are on sale again. */
export const ClosedByThePage: Story = {
  render: function Closing(args, { loaded }) {
    const controls = useRef<TicketWidgetControls>(null);
    return (
      <>
        <TicketWidget
          {...args}
          payments={[cardOption(loaded['backend'] as MockBackend)]}
          controls={controls}
        />
        <Button onClick={() => controls.current?.release()}>Close the tickets</Button>
      </>
    );
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /General Admission/);
    await canvas.findByRole('form', { name: 'Registration Information' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close the tickets' }));
    await expect((await quantities(play)).length).toBeGreaterThan(1);
  },
};

/** Less than two minutes: told once, so that the page can say it outside of the frame as well. 000 §4 Countdown. */
export const TwoMinutesLeft: Story = {
  args: { onCountdownWarning: fn() },
  parameters: {
    scenario: {
      ...scenarios.conference,
      sale: { ...scenarios.conference.sale, timeLimit: 1 },
    } satisfies World,
  },
  play: async (play) => {
    await hold(play, /General Admission/);
    const { onCountdownWarning } = play.args;
    await waitFor(() => expect(onCountdownWarning).toHaveBeenCalledOnce());
    await expect(onCountdownWarning).toHaveBeenCalledWith({ secondsLeft: 60, eventName: 'Northlight 2026' });
  },
};

/** A native app's web view can open no window: a LinkedIn profile can't be imported there. */
export const InANativeApp: Story = {
  args: { popups: false },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    scenario: {
      ...scenarios.conference,
      widget: { ...scenarios.conference.widget, allowLinkedinAutofill: true },
    } satisfies World,
  },
  play: async (play) => {
    await hold(play, /General Admission/);
    await play.canvas.findByRole('group', { name: /Attendee 1/ });
    await expect(play.canvas.queryByText('Save time completing your profile')).toBeNull();
  },
};

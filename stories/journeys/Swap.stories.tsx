import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { offeredSwapToken, scenarios, type MockBackend, type World } from '../../mocks';
import { createFakeCaptcha, type FakeCaptchaOptions } from '../../mocks/gateways/fakeCaptcha';
import type { Captcha } from '../../src/hooks';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';
import { bill, fillBuyer, pay, typeCard } from './paying';

const captchaRequired: World = {
  ...scenarios.swapOffered,
  widget: { ...scenarios.swapOffered.widget, captchaEnabled: true },
};

const swapWithdrawn: World = {
  ...scenarios.swapOffered,
  orders: scenarios.swapOffered.orders.map((order) =>
    order.swap
      ? { ...order, swap: { ...order.swap, status: 'withdrawn', withdrawnDate: scenarios.swapOffered.now } }
      : order,
  ),
};

/** Tickets that become others, from the organizer's link on: nothing is chosen, the form follows at once. 000 §4 Swap. */
const meta = {
  title: 'Journeys/Swap',
  component: TicketWidget,
  args: { eventId: '1001', swapToken: offeredSwapToken, onStepChange: fn() },
  parameters: { scenario: scenarios.swapOffered, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded, parameters }) => {
    const options = parameters['captcha'] as FakeCaptchaOptions | undefined;
    const backend = loaded['backend'] as MockBackend;
    return (
      // Mounts twice in development: the tickets are held once all the same.
      <StrictMode>
        <TicketWidget
          {...args}
          payments={[cardOption(backend)]}
          {...(options && { captcha: captchaOf(backend, options) })}
        />
      </StrictMode>
    );
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

const captchas = new WeakMap<MockBackend, Captcha>();

function captchaOf(backend: MockBackend, options: FakeCaptchaOptions): Captcha {
  const captcha = captchas.get(backend) ?? createFakeCaptcha(options);
  captchas.set(backend, captcha);
  return captcha;
}

const failure = 'There was an error while trying to swap tickets. please contact support';
const holdsOf = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db.snapshot().holds;
/** Both tickets in the summary, the form open, the selection never on the screen. */
async function seesForm(play: Play) {
  const { canvas, args } = play;
  const row = await canvas.findByRole('row', { name: /^Two-Day Pass Swapped from General/ });
  await expect(row).toHaveTextContent('$155.35');
  await expect(canvas.getByRole('row', { name: /^Workshop: Painted Signs Swapped from/ })).toBeVisible();
  await expect(await canvas.findByRole('group', { name: /Attendee 2/ })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Back to ticket selection' })).toBeNull();
  await expect(canvas.queryByRole('combobox', { name: /Quantity/ })).toBeNull();
  await expect(args.onStepChange).not.toHaveBeenCalledWith('holding');
  await expect(holdsOf(play)).toHaveLength(1);
  await expect(holdsOf(play)[0]?.transaction.swapToken).toBe(offeredSwapToken);
}

export const Held: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (play) => {
    await seesForm(play);
    const first = play.canvas.getByRole('group', { name: /Attendee 1/ });
    // Who is complete is folded.
    await play.userEvent.click(within(first).getByRole('button', { name: /^Edit/ }));
    await expect(within(first).getByRole('textbox', { name: /^First name/ })).not.toHaveValue('');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Order summary \$155.35/ })).toBeVisible();
  },
};

/** Paid for like any order. */
export const Paid: Story = {
  play: async (play) => {
    await seesForm(play);
    await fillBuyer(play);
    await bill(play);
    await typeCard(play, '4242424242424242');
    await pay(play);
    await expect(await play.canvas.findByText('Your Registration Details')).toBeVisible();
    await expect(play.canvas.getAllByText(/Two-Day Pass/)[0]).toBeVisible();
  },
};

/** A link that was used, or never was one. */
export const UnknownLink: Story = {
  args: { swapToken: 'sw_unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: failure })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@northlight.example' })).toBeVisible();
    await expect(canvas.queryByText('Tickets')).toBeNull();
  },
};

/** F91: the organizer took the swap back before its buyer came. */
export const WithdrawnLink: Story = {
  parameters: { scenario: swapWithdrawn },
  play: async (play) => {
    const { canvas } = play;
    await expect(
      await canvas.findByRole('heading', { name: 'The organizer withdrew this swap' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(holdsOf(play)).toHaveLength(0);
  },
};

export const FailsThenWorks: Story = {
  parameters: { faults: { holdSwap: { kind: 'error500', times: 1 } } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await canvas.findByRole('heading', { name: failure });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seesForm(play);
  },
};

/** Held, and the answer lost: the next try is answered with the same hold. */
export const AnswerLost: Story = {
  parameters: { faults: { holdSwap: { kind: 'lostAfterCommit', times: 1 } } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await canvas.findByRole('heading', { name: failure });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seesForm(play);
  },
};

export const BehindCaptcha: Story = {
  parameters: { scenario: captchaRequired, captcha: {} },
  play: seesForm,
};

/** The box is shown before anything is sent; ticked, the swap goes on. */
export const BehindVisibleCaptcha: Story = {
  parameters: { scenario: captchaRequired, captcha: { visible: true } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await canvas.findByRole('heading', { name: 'One more step before your tickets are swapped' });
    await expect(holdsOf(play)).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I am a person' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await seesForm(play);
  },
};

export const CaptchaWaits: Story = {
  parameters: { scenario: captchaRequired, captcha: { visible: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'I am a person' })).toBeVisible();
  },
};

export const RefusedByCaptcha: Story = {
  parameters: { scenario: captchaRequired, captcha: { outcome: 'refused', times: 1 } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await canvas.findByRole('heading', { name: /We weren't able to pass the reCAPTCHA check/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await seesForm(play);
  },
};

/** The time is over: starting over holds the same swap anew. */
export const StartedOver: Story = {
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await seesForm(play);
    (loaded['backend'] as MockBackend).clock.advance(16 * 60_000);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Over' }));
    await canvas.findByRole('row', { name: /^Two-Day Pass Swapped from General/ });
    await waitFor(() => expect(holdsOf(play).filter(({ status }) => status === 'keep')).toHaveLength(1));
  },
};

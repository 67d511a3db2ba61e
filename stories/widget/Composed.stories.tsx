import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asJourney, pictured } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { customPaymentOption } from '../../src/payments/ui/customPaymentOption';
import { Button } from '../../src/themed/kit/Button';
import { Notice } from '../../src/themed/kit/Notice';
import { TicketWidget, type TicketWidgetProps, type WidgetStep } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';
import { bill, hold, pay, register, typeCard } from '../journeys/paying';

/** The widget with something of the page’s own in it. */
const meta = {
  title: 'Widget/Composed',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

const step = (at: WidgetStep['at'], id: string, title: string): WidgetStep => ({
  id,
  at,
  title,
  Component: ({ hold: { tickets }, onContinue }) => (
    <>
      <p>{`You hold ${tickets.map(({ name }) => name).join(', ')}.`}</p>
      <Button variant="primary" onClick={onContinue}>
        Continue
      </Button>
    </>
  ),
});

const proceed = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
const sees = ({ canvas }: Play, heading: string) =>
  expect(canvas.findByRole('heading', { name: heading })).resolves.toHaveFocus();
const isConfirmed = ({ canvas }: Play) =>
  expect(canvas.findByText('Your Registration Details')).resolves.toBeVisible();

/** Two steps before the form: each takes the focus, and the way back leads through them to the tickets. */
export const StepsBeforeForm: Story = {
  parameters: pictured,
  args: {
    steps: [step('beforeRegistration', 'one', 'House rules'), step('beforeRegistration', 'two', 'Parking')],
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /Community Day/);
    await sees(play, 'House rules');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to ticket selection' }));
    await hold(play, /Community Day/);
    await sees(play, 'House rules');
    await proceed(play);
    await sees(play, 'Parking');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await sees(play, 'House rules');
  },
};

/** A step after the form: nothing is sent before it is done, what was typed stays, and it is not asked twice. */
export const StepAfterForm: Story = {
  parameters: asJourney,
  args: { steps: [step('afterRegistration', 'last', 'One last thing')] },
  render: (args, { loaded }) => (
    <TicketWidget {...args} payments={[cardOption(loaded['backend'] as MockBackend)]} />
  ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /General Admission/);
    await register(play);
    await bill(play);
    await typeCard(play, '4000000000000002');
    await pay(play);
    await sees(play, 'One last thing');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('textbox', { name: /^City/ })).toHaveValue('Toronto');
    await pay(play);
    await sees(play, 'One last thing');
    await proceed(play);
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'One last thing' })).toBeNull();
  },
};

let isBroken = false;

/** A step that breaks takes nothing with it: what was typed is there at the next try, and the host hears of it. */
export const StepThatBreaks: Story = {
  parameters: asJourney,
  args: {
    onError: fn(),
    steps: [
      {
        ...step('afterRegistration', 'last', 'One last thing'),
        Component: ({ onContinue }) => {
          if (isBroken) throw new Error('The step is broken.');
          return <Button onClick={onContinue}>Continue</Button>;
        },
      },
    ],
  },
  beforeEach: () => {
    isBroken = true;
  },
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BX2004' }));
    isBroken = false;
    await userEvent.click(retry);
    await sees(play, 'One last thing');
    await proceed(play);
    await isConfirmed(play);
  },
};

/** A step that nobody ends goes with the time of the hold. */
export const StepOverTime: Story = {
  parameters: asJourney,
  args: { steps: [step('beforeRegistration', 'one', 'House rules')] },
  play: async (play) => {
    const { canvas, loaded } = play;
    await hold(play, /Community Day/);
    await sees(play, 'House rules');
    (loaded['backend'] as MockBackend).clock.advance(16 * 60_000);
    await sees(play, 'Your registration process has timed out');
    await expect(canvas.queryByText('House rules')).toBeNull();
  },
};

const slot = (name: string) => <Notice tone="info" title={name} />;

const slots = {
  beforeTickets: slot('Before the tickets'),
  afterTickets: slot('After the tickets'),
  beforeForm: slot('Before the form'),
  afterBuyer: slot('After the buyer'),
  afterBilling: slot('After the bill'),
  beforePayment: slot('Before the payment'),
  beforeSubmit: slot('Before the order button'),
  afterConfirmation: slot('After the confirmation'),
};

/** CSS pixels between what is in a slot and the parts above and below it. */
function spaceAround(text: HTMLElement): number[] {
  const slotted = text.closest('[data-tone]');
  const parts = [slotted?.previousElementSibling, slotted, slotted?.nextElementSibling];
  const boxes = parts.flatMap((part) => part?.getBoundingClientRect() ?? []);
  return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)));
}

/** Each place of the first two screens and of the last, each with the space of parts, on the way to a free ticket. */
export const Slots: Story = {
  parameters: asJourney,
  args: { slots },
  play: async (play) => {
    const { canvas } = play;
    await expect(await canvas.findByText('Before the tickets')).toBeVisible();
    await expect(canvas.getByText('After the tickets')).toBeVisible();
    await expect(spaceAround(canvas.getByText('Before the tickets'))).toEqual([24]);
    await expect(spaceAround(canvas.getByText('After the tickets'))).toEqual([24]);
    await hold(play, /Community Day/);
    await register(play);
    for (const name of ['Before the form', 'After the buyer', 'After the bill', 'Before the order button'])
      await expect(canvas.getByText(name)).toBeVisible();
    // Nothing is paid here.
    await expect(canvas.queryByText('Before the payment')).toBeNull();
    await pay(play);
    await isConfirmed(play);
    await expect(spaceAround(await canvas.findByText('After the confirmation'))).toEqual([24]);
  },
};

const boxOffice = customPaymentOption({
  id: 'boxOffice',
  label: 'At the box office',
  help: 'In cash, when you come',
  icon: '◇',
  money: 'none',
  pay: async (_input, { save }) => ({ next: 'settled', order: await save({ paymentToken: 'test_1' }) }),
});

/** The form’s places, around a payment that can be made in a way of the page’s own as well. */
export const SlotsInForm: Story = {
  parameters: pictured,
  args: { slots },
  render: (args, { loaded }) => (
    <TicketWidget {...args} payments={[cardOption(loaded['backend'] as MockBackend), boxOffice]} />
  ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /General Admission/);
    // The questions come after the form.
    await canvas.findByRole('group', { name: /^Attendee 1/ });
    const choice = within(await canvas.findByRole('radiogroup'));
    await expect(canvas.getByText('Before the payment')).toBeVisible();
    await userEvent.click(choice.getByRole('radio', { name: 'At the box office' }));
    await expect(await canvas.findByText(/^Your order comes to/)).toBeVisible();
  },
};

/** The card’s fields are not asked for while another way is chosen. */
export const PaymentAmongOthers: Story = {
  ...SlotsInForm,
  parameters: asJourney,
  args: {},
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, /General Admission/);
    await register(play);
    await bill(play);
    await userEvent.click(await canvas.findByRole('radio', { name: 'At the box office' }));
    await pay(play);
    await isConfirmed(play);
  },
};

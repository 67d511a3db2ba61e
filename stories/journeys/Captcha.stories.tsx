import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import {
  createFakeCaptcha,
  type FakeCaptcha,
  type FakeCaptchaOptions,
} from '../../mocks/gateways/fakeCaptcha';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';

/** A hold behind a captcha, played as a buyer would: what fails, what is said, and the next try. */
const meta = {
  title: 'Journeys/Captcha',
  component: TicketWidget,
  args: { eventId: '1001', onError: fn() },
  parameters: { scenario: scenarios.captcha, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded, parameters }) => {
    const options = parameters['captcha'] as FakeCaptchaOptions | undefined;
    const backend = loaded['backend'] as MockBackend;
    return (
      <TicketWidget
        {...args}
        payments={[cardOption(backend)]}
        {...(options && { captcha: captchaOf(backend, options) })}
      />
    );
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

const captchas = new WeakMap<MockBackend, FakeCaptcha>();

/** One for each showing of a story: it counts its tries. */
function captchaOf(backend: MockBackend, options: FakeCaptchaOptions): FakeCaptcha {
  const captcha = captchas.get(backend) ?? createFakeCaptcha(options);
  captchas.set(backend, captcha);
  return captcha;
}

const withCaptcha = (captcha: FakeCaptchaOptions) => ({ parameters: { captcha } });

const failure = 'There was an error while trying to process recaptcha check. Please try again later';
const refusal = /We weren't able to pass the reCAPTCHA check/;

async function choose({ canvas, userEvent }: Play) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /General Admission/ }), '1');
}
const order = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Order Now' }));

const holdsOf = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db.snapshot().holds;

const seesForm = ({ canvas }: Play) =>
  expect(canvas.findByRole('group', { name: /Attendee 1/ })).resolves.toBeVisible();

const keepsSelection = ({ canvas }: Play) =>
  expect(canvas.getByRole('combobox', { name: /General Admission/ })).toHaveValue('1');

/** FAULTS F60: the words of 000 §8, no hold; the next try goes through. */
const failsOnce = (outcome: 'fails' | 'closed' | 'expired' | 'blocked'): Story => ({
  ...withCaptcha({ outcome, times: 1 }),
  play: async (play) => {
    await choose(play);
    await order(play);
    await expect(await play.canvas.findByText(failure)).toBeVisible();
    await keepsSelection(play);
    await expect(holdsOf(play)).toHaveLength(0);
    await order(play);
    await seesForm(play);
    await expect(holdsOf(play)).toHaveLength(1);
  },
});

export const Passes: Story = {
  ...withCaptcha({}),
  play: async (play) => {
    await choose(play);
    await order(play);
    await seesForm(play);
  },
};

export const FailsThenPasses: Story = failsOnce('fails');
export const ClosedThenPasses: Story = failsOnce('closed');
export const ExpiredThenPasses: Story = failsOnce('expired');
export const BlockedThenPasses: Story = failsOnce('blocked');

/** What it looks like while nothing comes. */
export const Waiting: Story = {
  ...withCaptcha({ outcome: 'neverAnswers' }),
  play: async (play) => {
    await choose(play);
    await order(play);
    await waitFor(() =>
      expect(play.canvas.getByRole('button', { name: /Order Now/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** What a captcha that failed leaves on the screen. */
export const Failed: Story = {
  ...withCaptcha({ outcome: 'fails' }),
  play: async (play) => {
    await choose(play);
    await order(play);
    await expect(await play.canvas.findByText(failure)).toBeVisible();
  },
};

/** FAULTS F09: 4021 with the organizer's address; the captcha is asked anew and the next try goes through. */
export const RefusedThenPasses: Story = {
  ...withCaptcha({ outcome: 'refused', times: 1 }),
  play: async (play) => {
    await choose(play);
    await order(play);
    await expect(await play.canvas.findByText(refusal)).toBeVisible();
    await expect(play.canvas.getByRole('link', { name: 'hello@northlight.example' })).toHaveAttribute(
      'href',
      'mailto:hello@northlight.example',
    );
    await keepsSelection(play);
    await order(play);
    await seesForm(play);
  },
};

/** The box waits for the buyer: it says so, has the focus, and is reset once its token is refused. */
export const TickedAtLast: Story = {
  ...withCaptcha({ visible: true, outcome: 'refused', times: 1 }),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play);
    const box = await canvas.findByRole('checkbox');
    await order(play);
    await expect(
      await canvas.findByText('Please complete the security check, then order again.'),
    ).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await order(play);
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await order(play);
    await seesForm(play);
  },
};

/** The box pushes nothing away when it comes: the button one is about to press stays where it is. */
export const PlaceIsKept: Story = {
  ...withCaptcha({ visible: true }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Order Now' });
    const below = () =>
      button.getBoundingClientRect().top - canvas.getByText('Total').getBoundingClientRect().top;
    const before = below();
    await canvas.findByRole('checkbox');
    await expect(below()).toBe(before);
  },
};

/** Captcha is on and there is none: the developer hears which, the buyer reads the words of 000 §8. */
export const NotConfigured: Story = {
  play: async (play) => {
    await choose(play);
    await order(play);
    await expect(await play.canvas.findByText(failure)).toBeVisible();
    await expect(play.args.onError).toHaveBeenCalledWith(
      expect.objectContaining({
        code: 'BX2006',
        cause: expect.objectContaining({ reason: 'unconfigured' }) as unknown,
      }),
    );
  },
};

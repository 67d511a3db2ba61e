import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { createFakeCaptcha, type FakeCaptchaOptions } from '../../mocks/gateways/fakeCaptcha';
import { CaptchaSlot } from '../../src/themed/tickets/CaptchaSlot';

const noWidget = () => () => undefined;
const visible = (options: FakeCaptchaOptions = {}) =>
  createFakeCaptcha({ visible: true, ...options }).widget?.mount ?? noWidget;

/** Each state of a captcha the buyer can see. Google's and Cloudflare's boxes stand where the fake's box does. */
const meta = {
  title: 'Tickets/Captcha',
  component: CaptchaSlot,
  args: { mount: visible() },
} satisfies Meta<typeof CaptchaSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

/** Ticks the box and reads what became of it. */
const says =
  (text: RegExp): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
  };

/** Its script is on its way. */
export const Loading: Story = {
  args: { mount: noWidget },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the security check…');
  },
};

/** The buyer has not answered. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Security check' })).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** The provider is thinking it over. */
export const NeverAnswers: Story = {
  args: { mount: visible({ outcome: 'neverAnswers' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Passed: Story = { play: says(/Security check passed\./) };

export const Failed: Story = {
  args: { mount: visible({ outcome: 'fails' }) },
  play: says(/security check failed/),
};

/** The buyer closed the challenge. */
export const Closed: Story = {
  args: { mount: visible({ outcome: 'closed' }) },
  play: says(/closed before it was finished/),
};

/** It was passed too long ago. */
export const Expired: Story = {
  args: { mount: visible({ outcome: 'expired' }) },
  play: says(/has expired/),
};

/** FAULTS F60: its script can't be had. */
export const Blocked: Story = {
  args: { mount: visible({ outcome: 'blocked' }) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/The security check could not be loaded\./),
    );
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** The second try works. */
export const BlockedThenLoaded: Story = {
  tags: ['!autodocs'],
  args: { mount: visible({ outcome: 'blocked', times: 1 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('checkbox')).toBeVisible();
  },
};

/** A box comes in the colours of the page and follows them, until it was ticked. */
export const FollowsTheColours: Story = {
  tags: ['!autodocs'],
  args: { mount: fn(visible()) },
  play: async ({ args, canvas, canvasElement }) => {
    const drawn = () => mocked(args.mount).mock.calls.map(([, { scheme }]) => scheme);
    const root = canvasElement.querySelector<HTMLElement>('[data-theme]');
    if (!root) throw new Error('There is no theme.');
    root.dataset['theme'] = 'light';
    await canvas.findByRole('checkbox');
    root.dataset['theme'] = 'dark';
    await waitFor(() => expect(drawn()).toEqual(['light', 'dark']));
    await userEvent.click(await canvas.findByRole('checkbox'));
    await canvas.findByText('Security check passed.');
    root.dataset['theme'] = 'light';
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(drawn()).toEqual(['light', 'dark']);
  },
};

export const Dark: Story = { ...Failed, globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { mount: visible({ outcome: 'expired' }) },
  play: says(/انتهت/),
};

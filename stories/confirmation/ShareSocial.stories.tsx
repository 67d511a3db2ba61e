import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { ShareSection, type ShareSectionProps } from '../../src/themed/confirmation';

/** The browser opens a window, or blocks it. */
const opens = (isOpen: boolean) => fn<ShareSectionProps['onShare']>(() => isOpen);

const meta = {
  title: 'Confirmation/Share on networks',
  component: ShareSection,
  args: {
    offer: {
      networks: ['LINKEDIN', 'FACEBOOK', 'TWITTER'],
      message: 'I’m going to Northlight 2026, two days on design for the public. Come along?',
      url: 'https://northlight.example/2026',
      promo: null,
      incentive: null,
    },
    onShare: opens(true),
    onSend: fn(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof ShareSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const { offer } = meta.args;
const button = (name: string) => ({ name: `${name} (opens in a new window)` });

/** 001 §2.5: two tabs, and one button for each network that is on. Played by keyboard. */
export const EveryNetwork: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Social' })).toHaveAttribute('aria-selected', 'true');
    const text = canvas.getByRole('textbox', { name: 'Message' });
    await expect(text).toHaveAccessibleDescription(/204 left/);
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}Come & see <b>#1</b>?');
    await userEvent.tab();
    await expect(canvas.getByRole('button', button('LinkedIn'))).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [network, address] = args.onShare.mock.lastCall ?? [];
    await expect(network).toBe('FACEBOOK');
    await expect(Object.fromEntries(new URL(String(address)).searchParams)).toEqual({
      u: 'https://northlight.example/2026',
      quote: 'Come & see <b>#1</b>?',
    });
    await expect(canvas.getByRole('button', button('Twitter'))).toBeVisible();
  },
};

/** Only what the settings turn on is offered. */
export const OneNetwork: Story = {
  args: { offer: { ...offer, networks: ['LINKEDIN'] } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Share on' });
    await expect(within(group).getAllByRole('button')).toHaveLength(1);
  },
};

/** 001 §4: the tab toggles between social and email, by arrows, and keeps what was typed. */
export const Toggled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' 🎉');
    const social = canvas.getByRole('tab', { name: 'Social' });
    social.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Email' })).toHaveFocus();
    await expect(await canvas.findByRole('textbox', { name: 'Email address 1' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await userEvent.keyboard('{Home}');
    await expect(social).toHaveFocus();
    const text = canvas.getByRole('textbox', { name: 'Message' });
    await expect(text).toHaveValue(`${offer.message} 🎉`);
    await expect(text).toHaveAccessibleDescription(/202 left/);
  },
};

/** 001 §5: beyond 280 the counter turns into an error, and nothing can be shared. */
export const TooLong: Story = {
  args: { offer: { ...offer, message: `${'Come along! '.repeat(22)}👩‍👩‍👧 Come now!` } },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Message' });
    await expect(text).toBeValid();
    await userEvent.type(text, '!!!!!!');
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription(
      /This message is too long to share. Use up to 280 characters..*-\d left/,
    );
    const facebook = canvas.getByRole('button', button('Facebook'));
    await expect(facebook).toHaveAttribute('aria-disabled', 'true');
    await expect(facebook).toHaveAccessibleDescription(/too long to share/);
    await userEvent.click(facebook);
    await expect(args.onShare).not.toHaveBeenCalled();
    await expect(text).toHaveFocus();
  },
};

/** FAULTS F53: a link instead of the window, and nothing that spins. */
export const WindowBlocked: Story = {
  args: { onShare: opens(false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', button('LinkedIn')));
    await expect(canvas.getByText('Your browser blocked the LinkedIn window')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Share on LinkedIn (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(new URL(link.getAttribute('href') ?? '').searchParams.get('url')).toBe(offer.url);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** 001 §3 campaign: one reward, for the first share. */
export const SingleIncentive: Story = {
  args: { offer: { ...offer, incentive: 'single' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Earn a reward: share the event once/)).toBeVisible();
  },
};

/** 001 §3 campaign: a reward for each share. */
export const OtherIncentive: Story = {
  args: { offer: { ...offer, incentive: 'other' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Earn a reward each time/)).toBeVisible();
  },
};

const withCode = {
  ...offer,
  promo: 'FRIENDS',
  incentive: 'single',
  url: `${offer.url}?promo=FRIENDS`,
} as const;

const writeText = fn<(text: string) => Promise<void>>();

function copying(outcome: () => Promise<void>) {
  writeText.mockReset().mockImplementation(outcome);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

/** A code for friends, copied at a press; the shared link has it as well. */
export const CodeCopied: Story = {
  args: { offer: withCode },
  beforeEach: () => copying(() => Promise.resolve()),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText('Code copied.')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('FRIENDS');
    await userEvent.click(canvas.getByRole('button', button('Twitter')));
    const address = new URL(args.onShare.mock.lastCall?.[1] ?? '');
    await expect(address.searchParams.get('url')).toBe('https://northlight.example/2026?promo=FRIENDS');
  },
};

/** A frame that may not write to the clipboard. */
export const CodeNotCopied: Story = {
  args: { offer: withCode },
  beforeEach: () => {
    const old = spyOn(document as unknown as { execCommand: () => boolean }, 'execCommand').mockReturnValue(
      false,
    );
    const restore = copying(() => Promise.reject(new Error('NotAllowedError')));
    return () => {
      restore();
      old.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByText(/Select the code instead/)).toBeVisible();
  },
};

/** Without a public address there is nothing to post: email alone, without tabs. */
export const NoAddress: Story = {
  args: { offer: { ...offer, networks: [], url: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email address 1' })).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

/** Arrows follow the way one reads. */
export const RightToLeft: Story = {
  args: { offer: withCode },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [social, email] = canvas.getAllByRole('tab');
    social?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(social).toHaveFocus();
  },
};

export const LongGerman: Story = {
  args: {
    offer: { ...withCode, promo: 'FREUNDE-DER-OEFFENTLICHEN-GESTALTUNG-2026' },
    onShare: opens(false),
  },
  globals: { locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^LinkedIn/ }));
  },
};

export const Dark: Story = { args: { offer: withCode }, globals: { scheme: 'dark' } };

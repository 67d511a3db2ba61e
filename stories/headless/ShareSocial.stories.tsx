import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import { ShareSocial, useShareSocial, type ShareSocialRootProps } from '../../src/headless';

const Left = () => <small>{useShareSocial().left} characters left</small>;

type PlainShareProps = Pick<ShareSocialRootProps, 'defaultMessage' | 'onShare'>;

/** The parts one below the other, with no style at all. A partner brings words of their own. */
const PlainShare = (props: PlainShareProps) => (
  <ShareSocial.Root
    {...props}
    url="https://northlight.example/2026"
    labels={{ tooLong: 'Shorten it to 280 characters.' }}
  >
    <ShareSocial.Message aria-label="Message" /> <Left />
    <ShareSocial.Error />
    <ShareSocial.Network network="LINKEDIN">LinkedIn</ShareSocial.Network>{' '}
    <ShareSocial.Network network="FACEBOOK">Facebook</ShareSocial.Network>{' '}
    <ShareSocial.Blocked>Open it yourself</ShareSocial.Blocked>
  </ShareSocial.Root>
);

/** The browser opens a window, or blocks it. */
const opens = (isOpen: boolean) => fn<ShareSocialRootProps['onShare']>(() => isOpen);

const meta = {
  title: 'Headless/ShareSocial',
  component: PlainShare,
  args: { defaultMessage: 'Come along?', onShare: opens(true) },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainShare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Come along?');
    await expect(canvas.getByText('269 characters left')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The message as it is now goes along. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End} #1{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: 'LinkedIn' })).toHaveFocus();
    const [network, address] = args.onShare.mock.lastCall ?? [];
    await expect(network).toBe('LINKEDIN');
    await expect(new URL(String(address)).searchParams.get('text')).toBe('Come along? #1');
  },
};

/** A press leads back to the message, and opens nothing. */
export const TooLong: Story = {
  args: { defaultMessage: 'Come along! '.repeat(24) },
  play: async ({ args, canvas }) => {
    const message = canvas.getByRole('textbox');
    await expect(message).toHaveAttribute('data-invalid');
    await expect(message).toHaveAccessibleDescription('Shorten it to 280 characters.');
    const network = canvas.getByRole('button', { name: 'Facebook' });
    await expect(network).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(network);
    await expect(message).toHaveFocus();
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};

/** A link opens what the browser would not. */
export const WindowBlocked: Story = {
  args: { onShare: opens(false) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'LinkedIn' }));
    const link = canvas.getByRole('link', { name: 'Open it yourself' });
    await expect(link).toHaveAttribute('data-blocked', 'LINKEDIN');
    await expect(new URL(link.getAttribute('href') ?? '').hostname).toBe('www.linkedin.com');
  },
};

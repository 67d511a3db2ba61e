import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import { ShareEmail, type ShareEmailLabels } from '../../src/headless';

/** A partner brings words of their own. */
const labels: ShareEmailLabels = {
  missing: 'Enter an address.',
  invalid: 'That is no email address.',
  sending: 'Sending…',
  sent: (count) => (count === 1 ? 'One email is sent.' : `${count} emails are sent.`),
};

interface PlainShareProps {
  onSend: (addresses: readonly string[]) => Promise<boolean>;
  disabled?: boolean;
}

/** The parts one below the other, with no style at all. */
const PlainShare = (props: PlainShareProps) => (
  <ShareEmail.Root {...props} labels={labels} aria-label="Tell friends">
    <ShareEmail.Rows>
      {({ number }) => (
        <ShareEmail.Row>
          <ShareEmail.Input aria-label={`Email address ${number}`} />{' '}
          <ShareEmail.Add>Another one</ShareEmail.Add>
          <ShareEmail.Remove>Remove address {number}</ShareEmail.Remove>
          <ShareEmail.Error />
        </ShareEmail.Row>
      )}
    </ShareEmail.Rows>
    <ShareEmail.Send>Send</ShareEmail.Send>
    <ShareEmail.Status />
  </ShareEmail.Root>
);

const meta = {
  title: 'Headless/ShareEmail',
  component: PlainShare,
  args: { onSend: fn(() => Promise.resolve(true)) },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainShare>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** Two addresses, of which one is taken back: the focus goes along. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@papersmith.example{Tab}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email address 2' })).toHaveFocus();
    await userEvent.keyboard('hana@papersmith.example');
    canvas.getByRole('button', { name: 'Remove address 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith(['hana@papersmith.example']);
    await expect(await canvas.findByText('One email is sent.')).toBeVisible();
    await expect(canvas.getByRole('form')).toHaveAttribute('data-sent');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('data-invalid');
    await expect(field).toHaveAccessibleDescription('That is no email address.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@papersmith.example{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending…');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** What went wrong is yours to say; the addresses stay. */
export const NotSent: Story = {
  args: { onSend: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@papersmith.example{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('ada@papersmith.example');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@papersmith.example{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

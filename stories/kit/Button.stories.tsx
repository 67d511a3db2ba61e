import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../../src/themed/kit/Button';
import { Icon } from '../../src/themed/kit/Icon';
import { IconButton } from '../../src/themed/kit/IconButton';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Order Now', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Refund order' } };
export const Large: Story = { args: { variant: 'primary', size: 'large' } };
export const Block: Story = { args: { variant: 'primary', size: 'large', block: true } };
export const WithIcon: Story = { args: { icon: <Icon name="arrow-start" />, children: 'Back to the event' } };
export const LongText: Story = {
  args: { children: 'Send the invoice to the address below and hold these tickets for fourteen days' },
  decorators: [(Story) => <div className={css.tiny}>{Story()}</div>],
};

/** Stays in the tab order and answers a press with its reason. */
export const Unavailable: Story = {
  args: { variant: 'primary', 'aria-disabled': true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Order Now' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('disabled');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Keeps label and width and swallows presses, also the submit that Enter in a field would cause. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={css.stack}>
        <Button {...args} />
        <Button {...args} busy={false}>
          Order Now
        </Button>
      </div>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const [busy, idle] = canvas.getAllByRole('button', { name: 'Order Now' });
    if (!busy || !idle) throw new Error('Both buttons are there');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(Math.abs(busy.offsetWidth - idle.offsetWidth)).toBeLessThanOrEqual(1);
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const EveryLook: Story = {
  render: () => (
    <div className={css.stack}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} className={css.row}>
          <Button variant={variant}>Continue</Button>
          <Button variant={variant} icon={<Icon name="ticket" />}>
            With icon
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} aria-disabled>
            Unavailable
          </Button>
          <Button variant={variant} size="large">
            Large
          </Button>
        </div>
      ))}
      <div className={css.row}>
        <LinkButton>Copy from attendee 1</LinkButton>
        <LinkButton icon={<Icon name="copy" size="small" />}>With icon</LinkButton>
        <LinkButton aria-disabled>Unavailable</LinkButton>
        <LinkButton busy>Busy</LinkButton>
      </div>
      <div className={css.row}>
        <IconButton label="Copy address" icon={<Icon name="copy" />} />
        <IconButton label="Refresh" icon={<Icon name="refresh" />} busy />
        <IconButton label="Previous" icon={<Icon name="chevron-start" />} aria-disabled />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

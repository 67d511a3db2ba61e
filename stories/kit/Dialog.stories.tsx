import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPhones } from '../../.storybook/modes';
import { Button } from '../../src/themed/kit/Button';
import { Dialog, type DialogProps } from '../../src/themed/kit/Dialog';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Release your tickets?',
    description: 'They go back on sale at once, and someone else may take them.',
    footer: (
      <>
        <Button>Keep them</Button>
        <Button variant="primary">Release</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Release your tickets?',
    });
    await expect(dialog).toHaveAccessibleDescription(/back on sale/);
    await expect(dialog.closest('.bx')).not.toBeNull();
  },
};

/** Leaving needs a decision. */
export const NotDismissible: Story = {
  args: { dismissible: false, footer: <Button>Cancel payment</Button> },
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(body.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** Before something is lost: small on phones, and it begins at the safe answer. A press outside is no answer. */
export const Alert: Story = {
  args: {
    role: 'alertdialog',
    footer: (
      <>
        <Button data-autofocus>Keep them</Button>
        <Button variant="danger">Release</Button>
      </>
    ),
  },
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog', { name: 'Release your tickets?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep them' })).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongText: Story = {
  args: {
    title: 'Before you release the tickets that you have been holding, please read this',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Tickets that were held for you can be bought by anyone as soon as they are released. Paragraph{' '}
        {index + 1}.
      </p>
    )),
  },
};

function Opener(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Start over</Button>
      <Dialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Keeps the focus inside and gives it back to what opened it. */
export const FocusReturns: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Start over' });
    await userEvent.click(opener);
    const dialog = await body.findByRole('dialog');
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

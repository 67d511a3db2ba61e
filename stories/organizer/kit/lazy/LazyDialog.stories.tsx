import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, notPictured, onPhones } from '../../../../.storybook/modes';
import { lazyDialog } from '../../../../src/organizer/kit/lazy';
import { Button, Dialog } from '../../../../src/themed';

interface AnswerProps {
  onClose: () => void;
}
const answer = {
  Answer: ({ onClose }: AnswerProps) => (
    <Dialog
      open
      title="Refund"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      The money goes back to the card it came from.
    </Dialog>
  ),
};

function Opened({ Answer }: { Answer: ComponentType<AnswerProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Refund</Button>
      {isOpen && <Answer onClose={() => setOpen(false)} />}
    </>
  );
}

/** A dialog whose chunk is fetched when it is opened, or before. */
const meta = {
  title: 'Organizer/Kit/Lazy dialog',
  component: Opened,
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its outline; the focus stays on what was pressed, and Escape calls it off. */
export const Loading: Story = {
  args: { Answer: lazyDialog<'Answer', AnswerProps>(() => new Promise(() => undefined), 'Answer') },
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await expect(screen.getByRole('status')).toBeVisible();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(opener);
  },
};

const refuse = () => Promise.reject(new Error('The chunk is gone.'));

/** FAULTS F128: refused three times. What was begun is called off, or tried again. */
export const Refused: Story = {
  args: { Answer: lazyDialog<'Answer', AnswerProps>(refuse, 'Answer') },
  parameters: { chromatic: { modes: { ...onPhones, ...mirrored } } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 5_000 });
    const retry = within(dialog).getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveFocus();
    await userEvent.tab();
    await expect(opener).not.toHaveFocus();
    retry.focus();
  },
};

let isOffline = true;

/** Tried again, it is there; closed, the focus is on what was pressed first. */
export const TriedAgain: Story = {
  args: {
    Answer: lazyDialog<'Answer', AnswerProps>(
      () => (isOffline ? refuse() : Promise.resolve(answer)),
      'Answer',
    ),
  },
  parameters: { ...notPictured('Its end is the dialog itself.') },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    isOffline = false;
    await userEvent.click(again);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

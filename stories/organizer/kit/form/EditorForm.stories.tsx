import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../../src/client';
import { useLeaveGuard } from '../../../../src/organizer/kit/form';
import { Button } from '../../../../src/themed/kit';
import { keeps, room, RoomEditor, type Room } from './editor.fixtures';

const save = fn(keeps);
const failing = (code: number, message: string) =>
  fn<typeof keeps>(() =>
    Promise.reject(new ApiError('refused', code === 4090 ? 409 : 422, { code, message }, message)),
  );

/** A record as a form: sections, a bar that says what is not saved, and what happens when saving does not work. */
const meta = {
  title: 'Organizer/Kit/Editor form',
  component: RoomEditor,
  args: { save },
  beforeEach: () => {
    save.mockClear();
  },
} satisfies Meta<typeof RoomEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const rename = async (text: string): Promise<HTMLElement> => {
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  if (text) await userEvent.type(name, text);
  return name;
};

export const Untouched: Story = {};

export const SavedWithTheKeyboard: Story = {
  args: { undoable: true },
  play: async ({ canvas }) => {
    await rename('Hall');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await canvas.findByText('Saved');
    await expect(save).toHaveBeenCalledWith({ ...room.values, name: 'Hall' }, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith(room.values, 4));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Glasshouse');
  },
};

export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await rename('');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seats' }), 'many');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('region', { name: 'Fix this first' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Name: Field is required.', 'Seats: Number is not valid.']);
    await userEvent.click(within(summary).getByRole('link', { name: /Name/ }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
};

/** FAULTS F84: said beside the button that was pressed, with the focus. */
export const Refused: Story = {
  args: { save: failing(4022, 'A room with this name exists already.') },
  play: async ({ canvas }) => {
    await rename('Hall');
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent('A room with this name exists already.');
    await waitFor(() => expect(refusal.parentElement).toHaveFocus());
    const { bottom } = refusal.getBoundingClientRect();
    await expect(button.getBoundingClientRect().top - bottom).toBeLessThan(48);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Hall');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

/** The buttons stay together, and the field above is still to be seen. */
export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } };

/** Somebody removed it meanwhile; what was typed can still be copied. */
export const GoneMeanwhile: Story = {
  args: { save: failing(4046, 'Not found') },
  play: async ({ canvas }) => {
    await rename('Hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('This was deleted while you were editing. Copy what you need before you leave.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Hall');
  },
};

export const SomebodyElseWasFaster: Story = {
  args: {
    save: fn((values: Room, version: number) =>
      version < 4
        ? Promise.reject(new ApiError('refused', 409, { code: 4090 }, 'Changed meanwhile'))
        : keeps(values, version),
    ),
    reload: () =>
      Promise.resolve({ version: 4, values: { ...room.values, name: 'Greenhouse', seats: 90, open: false } }),
  },
  play: async ({ args, canvas, step }) => {
    await rename('Hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await step('both changed the name: this person’s counts to begin with', async () => {
      const name = within(dialog.getByRole('radiogroup', { name: 'Name' }));
      await expect(name.getByRole('radio', { name: 'Yours: Hall' })).toBeChecked();
      await expect(name.getByRole('radio', { name: 'Theirs: Greenhouse' })).not.toBeChecked();
    });
    await step('only they changed the seats', async () => {
      const seats = within(dialog.getByRole('radiogroup', { name: 'Seats' }));
      await expect(seats.getByRole('radio', { name: 'Theirs: 90' })).toBeChecked();
    });
    const open = within(dialog.getByRole('radiogroup', { name: 'Open to everybody' }));
    await userEvent.click(open.getByRole('radio', { name: 'Yours: On' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved');
    await expect(args.save).toHaveBeenLastCalledWith({ ...room.values, name: 'Hall', seats: 90 }, 4);
  },
};

function Leave() {
  const guard = useLeaveGuard();
  return <Button onClick={() => void guard.mayLeave()}>Elsewhere</Button>;
}

export const LeavingWithChanges: Story = {
  args: { aside: <Leave /> },
  play: async ({ canvas }) => {
    await rename('Hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Hall');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await screen.findByRole('dialog');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SortableList } from '../../../../src/organizer/kit/form';

const days = ['Two-Day Pass', 'General Admission', 'Student Day', 'Workshop: Painted Signs'];

function Days({ onReorder }: { onReorder: (ids: readonly string[]) => void }) {
  const [items, setItems] = useState<readonly string[]>(days);
  return (
    <SortableList
      items={items}
      idOf={(item) => item}
      labelOf={(item) => item}
      label="Ticket types"
      onReorder={(ids) => {
        setItems(ids);
        onReorder(ids);
      }}
    >
      {(item) => item}
    </SortableList>
  );
}

/** An order that is changed by dragging, with the arrow keys, or by buttons. */
const meta = {
  title: 'Organizer/Kit/Sortable list',
  component: Days,
  args: { onReorder: fn() },
} satisfies Meta<typeof Days>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Two-Day Pass' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onReorder).toHaveBeenLastCalledWith([days[1], days[0], days[2], days[3]]);
    await expect(canvas.getByText('Two-Day Pass is now 2 of 4.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move Two-Day Pass' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Student Day up' }));
    await expect(args.onReorder).toHaveBeenLastCalledWith([days[1], days[2], days[0], days[3]]);
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Two-Day Pass' });
    const { left, top } = handle.getBoundingClientRect();
    const at = (y: number) => ({ clientX: left + 20, clientY: y, pageX: left + 20, pageY: y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: at(top + 20) },
      { target: handle, coords: at(top + 60) },
      { target: handle, coords: at(top + 130) },
      { keys: '[/MouseLeft]', target: handle, coords: at(top + 130) },
    ]);
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenLastCalledWith([days[1], days[2], days[0], days[3]]),
    );
  },
};

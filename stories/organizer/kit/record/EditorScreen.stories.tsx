import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  CheckboxField,
  LongTextField,
  NumberField,
  SwitchField,
  TextField,
} from '../../../../src/organizer/kit/fields';
import { FormSection } from '../../../../src/organizer/kit/form';
import { EditorScreen } from '../../../../src/organizer/kit/record';
import { keeps, room, roomSchema, type Room } from '../form/editor.fixtures';

/** A record as a screen: with many sections, they are listed beside the form where there is room. */
const meta = {
  title: 'Organizer/Kit/Editor screen',
  component: EditorScreen<Room>,
  args: {
    record: { saved: room, save: keeps },
    schema: roomSchema,
    title: 'Glasshouse',
    children: ({ methods }) => (
      <>
        <FormSection title="Name" text="What visitors read.">
          <TextField<Room> name="name" label="Name of the room" limit={40} required />
        </FormSection>
        <FormSection title="Notes for the crew">
          <LongTextField<Room> name="notes" label="Notes" optional />
        </FormSection>
        <FormSection title="Size">
          <NumberField<Room> name="seats" label="Seats" span={6} optional />
        </FormSection>
        <FormSection title="Access">
          <SwitchField<Room> name="open" label="Open to everybody" hint="Badges are checked otherwise." />
        </FormSection>
        {methods.watch('open') && (
          <FormSection title="Stream">
            <CheckboxField<Room> name="streamed" label="Streamed" />
          </FormSection>
        )}
      </>
    ),
  },
} satisfies Meta<typeof EditorScreen<Room>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManySections: Story = {
  play: async ({ canvas, step }) => {
    const list = () => within(canvas.getByRole('navigation', { name: 'Sections' }));
    await step('a link leads to its section', async () => {
      await userEvent.click(list().getByRole('link', { name: 'Stream' }));
      await expect(canvas.getByRole('heading', { name: 'Stream' })).toHaveFocus();
      await expect(list().getByRole('link', { current: 'location' })).toHaveAccessibleName('Stream');
    });
    await step('a form of few sections has no list', async () => {
      const open = canvas.getByRole('switch', { name: 'Open to everybody' });
      await userEvent.click(open);
      await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
      await userEvent.click(open);
    });
    await step('a section that a save was refused for says so', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Name of the room' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(
          list()
            .getAllByRole('link')
            .map((link) => link.textContent),
        ).toEqual(['Name Contains errors', 'Notes for the crew', 'Size', 'Access', 'Stream']),
      );
    });
  },
};

/** Without room beside the form the list unfolds from a button that stays at the top. */
export const SectionsBehindAButton: Story = {
  decorators: [
    (Screen) => (
      <div style={{ maxInlineSize: '45rem' }}>
        <Screen />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: /^Sections/ });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.click(opener);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Name' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
      await expect(opener).toHaveFocus();
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('textbox', { name: /^Notes/ }));
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    });
    await step('a link leads to its section, whose title is not under the button', async () => {
      await userEvent.click(opener);
      await userEvent.click(canvas.getByRole('link', { name: 'Access' }));
      const title = canvas.getByRole('heading', { name: 'Access' });
      await expect(title).toHaveFocus();
      await expect(opener).toHaveAccessibleName('Sections Access');
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
      const covered = opener.getBoundingClientRect().bottom;
      await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(covered);
    });
    await step('it says that a section has errors', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Name of the room' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(opener).toHaveAccessibleName(/Contains errors$/));
      await userEvent.click(opener);
    });
  },
};

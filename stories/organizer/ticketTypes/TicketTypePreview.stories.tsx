import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { scenarios } from '../../../mocks';
import type { TicketTypeValues } from '../../../src/domain/ticketTypes';
import { EditorForm, useEditor } from '../../../src/organizer/kit/form';
import { TicketTypePreview } from '../../../src/organizer/ticketTypes/preview/TicketTypePreview';
import type { TicketTypeContext } from '../../../src/organizer/ticketTypes/context';
import { ticketTypeSchema } from '../../../src/domain/ticketTypes';
import type { ObjectSchema } from 'yup';
import { groupOfFive } from './ticketTypes.fixtures';

interface PreviewProps {
  values: TicketTypeValues;
  context: TicketTypeContext;
}

const schema = ticketTypeSchema([]) as unknown as ObjectSchema<TicketTypeValues>;
const save = (values: TicketTypeValues) => Promise.resolve({ values, version: 5 });

function Preview({ values, context }: PreviewProps) {
  const editor = useEditor<TicketTypeValues>({ saved: { values, version: 4 }, schema, save });
  return (
    <div style={{ maxInlineSize: 336 }}>
      <EditorForm editor={editor} title="Group of Five" bar="none">
        <TicketTypePreview context={context} />
      </EditorForm>
    </div>
  );
}

const life: Partial<TicketTypeValues> = {
  displayRemaining: true,
  visibility: 'dates',
  visibilityStartChecked: true,
  visibilityStartDate: '2026-02-01 09:00',
  visibilityEndChecked: true,
  visibilityEndDate: '2026-05-16 00:00',
};
const { saved, context } = groupOfFive(life);

/** The buyer's row at each moment of a ticket type's life: the slider, the arrows and the list lead there. */
const meta = {
  id: 'organizer-ticket-types-preview',
  title: 'Organizer/Checkout/Ticket types/Preview',
  component: Preview,
  args: { values: saved.values, context },
  parameters: { scenario: scenarios.conference },
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From today on to the end, and back to today. */
export const ThroughItsLife: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Date' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Before the sale, Today, Feb 12');
    for (const [value, state, text] of [
      [2, 'On sale, Mar 5', 'Ends May 1'],
      [3, 'Few left, Mar 5', '3 Left'],
      [4, 'Sold out, Mar 5', 'Sold Out'],
      [5, 'Sale ended, May 1', 'Sale ended on May 1'],
    ] as const) {
      await fireEvent.change(slider, { target: { value } });
      await expect(slider).toHaveAttribute('aria-valuetext', state);
      await expect(canvas.getByRole('table')).toHaveTextContent(text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Hidden, May 16');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Sale starts Mar 5/ }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Before the sale, Today, Feb 12');
  },
};

const at =
  (index: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const steps = canvas.getByRole('button', { name: index > 1 ? 'Later' : 'Earlier' });
    for (let step = Math.abs(index - 1); step > 0; step -= 1) await userEvent.click(steps);
  };

export const Hidden: Story = { play: at(0) };
export const OnSale: Story = { play: at(2) };
export const FewLeft: Story = { play: at(3) };
export const SoldOut: Story = { play: at(4) };
export const Ended: Story = { play: at(5) };

/** Before the other ticket is chosen and after it. */
export const WithAnotherTicket: Story = {
  args: {
    values: { ...saved.values, availability: 'ticketSelect', subsequentTicketSelect: ['3003'] },
  },
  play: async ({ canvas }) => {
    const table = () => within(canvas.getByRole('table'));
    await expect(table().queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(table().getByRole('combobox')).toBeVisible();
  },
};

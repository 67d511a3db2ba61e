import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPhones, pictured } from '../../.storybook/modes';
import { createFakeAddressCompletion } from '../../mocks/adapters/fakeAddressCompletion';
import { RegistrationForm } from '../../src/themed/registration';
import { filledIn, formArgs } from '../fixtures/orders';

const bare = { ...filledIn.billing, country: '', address1: '', city: '', state: '', zip: '' };

/** The bill alone, of a whole form. */
const meta = {
  title: 'Registration/Address completion',
  component: RegistrationForm,
  args: {
    ...formArgs,
    draft: { ...filledIn, billing: bare },
    addressCompletion: createFakeAddressCompletion(),
    onError: fn(),
    onSubmit: fn(),
  },
  parameters: {
    // While it is open the list hides the page, which axe takes for focusable.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const street = (canvas: Canvas) => canvas.findByRole('combobox', { name: 'Address*' });
const valueOf = (canvas: Canvas, name: string) =>
  canvas.getByLabelText<HTMLInputElement>(name, { selector: 'input' }).value;
const billOf = (canvas: Canvas) =>
  ['Country*', 'Address*', 'City*', 'State/Province', 'Zip/Postal Code*'].map((name) =>
    valueOf(canvas, name),
  );
const atTheBill = async (canvas: Canvas) => {
  const field = await street(canvas);
  field.scrollIntoView({ block: 'center' });
  return field;
};

/** From three characters on, a moment after the last key. Nothing is chosen by typing on. */
export const SuggestionsOpen: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas }) => {
    const field = await atTheBill(canvas);
    await userEvent.type(field, 'pi');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'er');
    const list = await canvas.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field).toHaveValue('pier');
  },
};

/** A choice fills in street, city, region, postal code and country, and that is said. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = await atTheBill(canvas);
    await userEvent.type(field, 'pier road');
    await userEvent.click(await canvas.findByRole('option', { name: '1 Pier Road, 02110 Boston' }));
    await waitFor(() =>
      expect(billOf(canvas)).toEqual(['United States', '1 Pier Road', 'Boston', 'MA', '02110']),
    );
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(
      await canvas.findByText('Address filled in: 1 Pier Road, Boston, MA, 02110, United States'),
    ).toBeInTheDocument();
  },
};

/** An address that nobody knows is typed as ever. */
export const NoneFound: Story = {
  parameters: pictured,
  args: { addressCompletion: createFakeAddressCompletion({ outcome: 'findsNothing' }) },
  play: async ({ canvas }) => {
    const field = await atTheBill(canvas);
    await userEvent.type(field, 'Lighthouse');
    await expect(await canvas.findByText('No address found. You can type all of it.')).toBeVisible();
    await expect(field).toHaveValue('Lighthouse');
  },
};

/** FAULTS F108: a plain field, and not a word to the buyer; the page hears of it once. */
export const FailingAdapter: Story = {
  args: { addressCompletion: createFakeAddressCompletion({ outcome: 'fails' }) },
  play: async ({ canvas, args }) => {
    const field = await atTheBill(canvas);
    await userEvent.type(field, 'pier');
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await userEvent.type(field, ' road 1');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BX2009' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveValue('pier road 1');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** What can't be resolved stays as it was chosen; the rest is typed. */
export const UnknownDetails: Story = {
  args: { addressCompletion: createFakeAddressCompletion({ outcome: 'failsToResolve' }) },
  play: async ({ canvas, args }) => {
    const field = await atTheBill(canvas);
    await userEvent.type(field, 'pier road');
    await userEvent.click(await canvas.findByRole('option', { name: '1 Pier Road, 02110 Boston' }));
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(billOf(canvas)).toEqual(['', '1 Pier Road, 02110 Boston', '', '', '']);
  },
};

/** FAULTS F108: whoever does not wait goes on, and no list opens behind them. */
export const Slow: Story = {
  args: { addressCompletion: createFakeAddressCompletion({ outcome: 'neverAnswers' }) },
  play: async ({ canvas }) => {
    const field = await atTheBill(canvas);
    await userEvent.type(field, 'pier road 9');
    await userEvent.tab();
    await userEvent.keyboard('Boston');
    await expect(billOf(canvas)).toEqual(['', 'pier road 9', 'Boston', '', '']);
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Arrows read the list, Tab leaves it with what was typed, Enter chooses, Escape closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = await atTheBill(canvas);
    await userEvent.type(field, 'pier');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant');
    await userEvent.tab();
    await expect(field).toHaveValue('pier');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End} ro');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('pier ro');
    await userEvent.keyboard('a');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(valueOf(canvas, 'Address*')).toBe('12 Pier Road'));
    await expect(field).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  parameters: pictured,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'العنوان*' });
    field.scrollIntoView({ block: 'center' });
    await userEvent.type(field, 'الميناء');
    await expect(await canvas.findByRole('option')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...SuggestionsOpen, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { RegistrationFormRootProps } from '../../src/headless';
import { formArgs, freeHold, longForm, personTickets } from '../fixtures/orders';
import { asForm, draftWith, eachType, questionArgs } from '../fixtures/questions';
import { HelpfulRegistration, PlainRegistration } from './PlainForm';

const { form, widget } = formArgs;
const takesAll: NonNullable<RegistrationFormRootProps['onUpload']> = (file, questionId) =>
  Promise.resolve({
    file: { id: 'file-1', questionId, name: file.name, size: file.size, type: file.type },
  });

const meta = {
  title: 'Headless/RegistrationForm',
  component: PlainRegistration,
  args: {
    hold: freeHold,
    widget,
    form,
    personTickets: personTickets(1),
    onFormSubmit: fn(),
    onUpload: fn(takesAll),
  },
} satisfies Meta<typeof PlainRegistration>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const buyer = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('form')).getAllByRole('textbox', { name })[0];
const order = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Order' }));

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    const email = buyer(canvas, 'Email');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('aria-required', 'true');
    await expect(email).toHaveAccessibleDescription('Your tickets go there.');
    const attendee = canvas.getByRole('group', { name: 'Attendee 1: General Admission' });
    await expect(within(attendee).getByRole('textbox', { name: 'Company' })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** A submit lists all that is wrong, and takes the focus; each entry leads to its field. */
export const Incomplete: Story = {
  play: async ({ args, canvas }) => {
    await order(canvas);
    const summary = await canvas.findByRole('region', { name: 'Not sent yet' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('form')).toHaveAttribute('data-invalid');
    const [first] = within(summary).getAllByRole('link');
    if (!first) throw new Error('Nothing is listed.');
    await userEvent.click(first);
    const name = buyer(canvas, 'First name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('Amara');
    // While it is corrected nothing is wrong with it.
    await expect(name).not.toHaveAttribute('data-invalid');
    await expect(args.onFormSubmit).not.toHaveBeenCalled();
  },
};

/** By keyboard from the first field to the order. */
export const ByKeyboard: Story = {
  args: { draft: draftWith(form), hold: questionArgs.hold },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(buyer(canvas, 'First name')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onFormSubmit).toHaveBeenCalledOnce());
  },
};

/** A list, and several lines. */
export const Lists: Story = {
  args: { form: longForm },
  play: async ({ canvas }) => {
    const size = canvas.getByRole('combobox', { name: 'T-shirt' });
    await userEvent.selectOptions(size, 'M');
    await expect(size).toHaveValue('M');
    await expect(canvas.getByRole('textbox', { name: 'What do you hope for?' }).localName).toBe('textarea');
  },
};

/** Every kind of question there is, answered. */
export const EveryKind: Story = {
  args: {
    form: asForm(eachType),
    personTickets: questionArgs.personTickets,
    hold: questionArgs.hold,
    draft: draftWith(asForm(eachType)),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(1);
    await expect(canvas.getByText('osei-portfolio-2026.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the file' }));
    await expect(canvas.queryByText('osei-portfolio-2026.pdf')).toBeNull();
    const input = canvas.getByRole('form').querySelector<HTMLInputElement>('[type=file]');
    if (!input) throw new Error('No file is asked for.');
    await userEvent.upload(input, new File(['%PDF'], 'signs.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('signs.pdf')).toBeVisible();
    await order(canvas);
    await waitFor(() => expect(args.onFormSubmit).toHaveBeenCalledOnce());
  },
};

/**
 * Two attendees, with every help there is: the buyer comes as the first, whose answers are copied to the second, and who is complete is
 * folded.
 */
export const Helpful: Story = {
  args: { personTickets: personTickets(2), hold: questionArgs.hold },
  render: (args) => <HelpfulRegistration {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group', { name: /^Attendee/ });
    if (!first || !second) throw new Error('Two attendees are asked for.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am attendee 1' }));
    for (const [name, text] of [
      ['First name', 'Amara'],
      ['Last name', 'Osei'],
      ['Email', 'amara@tidewater.example'],
    ] as const)
      await userEvent.type(buyer(canvas, name) as HTMLElement, text);
    // Complete by what the buyer typed, and opened for a question that may be left out.
    await userEvent.click(await within(first).findByRole('button', { name: /^Edit/ }));
    await expect(within(first).getByRole('textbox', { name: 'First name' })).toHaveValue('Amara');
    await userEvent.type(within(first).getByRole('textbox', { name: 'Company' }), 'Tidewater');
    await userEvent.click(within(first).getByRole('button', { name: 'Copy to everybody' }));
    await expect(within(first).getByText('Copied.')).toBeVisible();
    // Who is complete makes room as soon as somebody goes on.
    const company = await within(second).findByRole('textbox', { name: 'Company' });
    await expect(company).toHaveValue('Tidewater');
    await userEvent.click(company);
    await expect(await within(first).findByText(/Amara Osei, amara@tidewater\.example/)).toBeVisible();
    await expect(first).toHaveAttribute('data-complete');
    await userEvent.clear(company);
    await userEvent.type(company, 'Northlight');
    await userEvent.click(within(second).getByRole('button', { name: 'Copy from attendee 1' }));
    const question = within(second).getByRole('group', { name: /Replace them/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
    await expect(company).toHaveValue('Northlight');
    await expect(within(second).getByRole('button', { name: 'Copy from attendee 1' })).toHaveFocus();
  },
};

/** The order is on its way. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Order' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onFormSubmit).not.toHaveBeenCalled();
  },
};

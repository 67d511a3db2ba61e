import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within, type Mock } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import { RegistrationForm, type RegistrationFormProps } from '../../src/themed/registration';
import { asForm, draftWith, eachType, question, questionArgs, richForm } from '../fixtures/questions';

type Upload = NonNullable<RegistrationFormProps['onUpload']>;

/** Takes every file, telling halfway how far it is. */
const takesAll: Upload = (file, questionId, { onProgress }) => {
  onProgress(0.5);
  const { name, size, type } = file;
  return Promise.resolve({ file: { id: 'file-1', questionId, name, size, type } });
};

/** Refuses a file once, then takes it. */
function takesEverySecond(): Upload {
  let tries = 0;
  return (...file) => {
    tries += 1;
    return tries % 2 ? Promise.resolve({ problem: { key: 'registration.file.failed' } }) : takesAll(...file);
  };
}

/** Fails at first; after that it is on its way for ever. */
function failsThenRuns(): Upload {
  let tries = 0;
  return (_file, _question, { onProgress }) => {
    tries += 1;
    if (tries === 1) return Promise.resolve({ problem: { key: 'registration.file.failed' } });
    onProgress(0.4);
    return new Promise(() => undefined);
  };
}

const meta = {
  title: 'Registration/Questions',
  component: RegistrationForm,
  args: { ...questionArgs, form: asForm(eachType), onSubmit: fn(), onUpload: fn(takesAll) },
  parameters: {
    ...notPictured(
      'The rest of the form is on every picture; these differ in a part of it, which two stories show.',
    ),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submit = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Register' }));
const summary = ({ canvas }: Context) =>
  canvas.findByRole('region', { name: 'Please fix your errors before ordering' });
/** Waits for the controls that come later. */
const group = ({ canvas }: Context, name: RegExp | string, role = 'group') =>
  canvas.findByRole(role, { name });

const dateLabel = 'Day of arrival';
const part = async (context: Context, name: RegExp | string) =>
  within(await group(context, dateLabel)).findByRole('spinbutton', { name });

const onlyRequired = eachType.map((one) => ({ ...one, required: true }));
const long =
  'Which of the following describes best what you would like to take home from two days of talks, workshops and walks along the harbour?';
const longLabels = eachType.map((one) => ({ ...one, label: `${long} (${one.label})` }));

/** Every type, unanswered. */
export const Empty: Story = {};

export const Filled: Story = { parameters: pictured, args: { draft: draftWith(asForm(eachType)) } };

/** Every type with its message. The summary leads to each, into a group to the first of its controls. */
export const Errors: Story = {
  parameters: pictured,
  args: { form: asForm(onlyRequired) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await group(context, 'Sessions');
    await group(context, dateLabel);
    await submit(context);
    const box = within(await summary(context));
    const text = box.getAllByRole('link').map((link) => link.textContent);
    const problems = [
      ...['First name is required.', 'Last name is required.', 'Email is required.', 'Company is required.'],
      ...["Choice can't be empty.", 'Mobile phone is required.', 'Country is required.'],
      ...['Day of arrival is required.', "Choice can't be empty.", "Choice can't be empty."],
      ...["Choice can't be empty.", "Choice can't be empty."],
      ...['Work to show at the portfolio reviews is required.', 'What do you hope for? is required.'],
      'Photographs is required.',
    ];
    await expect(text.slice(0, -1)).toEqual(problems);
    const leadsTo = async (index: number, element: HTMLElement) => {
      await userEvent.click(box.getAllByRole('link')[index] ?? document.body);
      await expect(element).toHaveFocus();
    };
    await leadsTo(5, canvas.getByLabelText('Mobile phone'));
    await leadsTo(7, canvas.getByRole('spinbutton', { name: 'month, Day of arrival' }));
    await leadsTo(8, canvas.getByRole('radio', { name: 'Yes' }));
    await leadsTo(9, canvas.getByRole('checkbox', { name: 'Vegetarian' }));
    await leadsTo(11, canvas.getByRole('checkbox', { name: /^Opening/ }));
    await leadsTo(12, canvas.getByLabelText('Work to show at the portfolio reviews'));
    await leadsTo(14, canvas.getByRole('checkbox', { name: /^Photographs/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongLabels: Story = { args: { form: asForm(longLabels) } };

export const RightToLeft: Story = {
  args: { form: asForm(onlyRequired), draft: draftWith(asForm(eachType)) },
  globals: { locale: 'ar' },
};

export const German: Story = { globals: { locale: 'de' }, args: { draft: draftWith(asForm(eachType)) } };

export const Narrow: Story = {
  args: { draft: draftWith(asForm(eachType)) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

/** Counted from four fifths of what it holds, and red beyond. */
export const TextTooLong: Story = {
  args: { form: question('textarea', { maxLength: 20 }) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('What do you hope for?');
    await userEvent.type(field, 'Sixteen letters.');
    await expect(canvas.queryByText('16 of 20')).toBeNull();
    await userEvent.type(field, ' And more');
    await canvas.findByText('25 of 20');
    await userEvent.tab();
    await canvas.findByText('What do you hope for? is too long.');
    await expect(field).toHaveAccessibleDescription(/too long.*25 of 20/);
  },
};

/** An unknown type is asked as text. */
export const UnknownType: Story = {
  args: { form: question('phone', { type: 'hologram' as 'text', label: 'Hologram' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hologram' }), 'A small one');
  },
};

export const PhoneNotValid: Story = {
  args: { form: question('phone') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Mobile phone');
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAttribute('autocomplete', 'section-attendee-1 tel');
    await userEvent.type(field, 'call me');
    await userEvent.tab();
    await canvas.findByText('Phone number is not valid.');
  },
};

/** Written part by part as the language writes it; arrows count from the first day that is taken. */
export const DateByKeyboard: Story = {
  args: { form: question('date'), draft: draftWith(question('date'), { '203_form': '' }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const month = await part(context, 'month, Day of arrival');
    await expect(month).toHaveAccessibleDescription(/May 14.*Between May 10, 2026 and May 15, 2026/);
    await expect(month).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(canvas.getByText(dateLabel));
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}13');
    await expect(await part(context, /^year/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    const field = await group(context, dateLabel);
    await expect(field).toHaveTextContent('5/13/2026');
    await submit(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(JSON.stringify((args.onSubmit as Mock).mock.calls)).toContain('"2026-05-13"');
  },
};

/** A part that is missing is told, not taken for no answer. */
export const DateHalfWritten: Story = {
  args: { form: question('date', { required: false }), draft: draftWith(question('date')) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const day = await part(context, /^day/);
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(await group(context, dateLabel)).toHaveTextContent('5/dd/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await canvas.findAllByText(/Date is not valid\./);
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(day);
    await userEvent.keyboard('13');
    await expect(await group(context, dateLabel)).toHaveTextContent('5/13/2026');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(/Date is not valid\./)).toBeNull());
  },
};

/** Any day can be written; one that is not taken says so once the field is left. */
export const DateOutOfRange: Story = {
  args: { form: question('date', { max: '2030-12-31' }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('Between May 10, 2026 and December 31, 2030');
    await userEvent.click(await part(context, /^month/));
    await userEvent.keyboard('592026');
    await expect(canvas.queryByText('Date is not valid.')).toBeNull();
    await userEvent.tab();
    await canvas.findByText('Date is not valid.');
    await expect(await part(context, /^month/)).toHaveAccessibleDescription(/Date is not valid/);
  },
};

export const DateInGerman: Story = {
  args: { form: question('date'), draft: draftWith(question('date')) },
  globals: { locale: 'de' },
  play: async (context) => {
    const field = await group(context, dateLabel);
    await expect(field).toHaveTextContent('13.5.2026');
    await expect(await part(context, 'Tag, Day of arrival')).toBeVisible();
  },
};

export const DateRightToLeft: Story = {
  args: { form: question('date'), draft: draftWith(question('date')) },
  globals: { locale: 'ar' },
};

/** What is optional can be taken back; arrows go through the options. */
export const RadioByKeyboard: Story = {
  args: { form: question('radio', { required: false }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const radios = await group(context, 'Will you join the opening dinner?', 'radiogroup');
    const [yes, no] = within(radios).getAllByRole('radio');
    yes?.focus();
    await userEvent.keyboard(' ');
    await expect(yes).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(no).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear choice' }));
    await expect(no).not.toBeChecked();
    await expect(yes).toHaveFocus();
  },
};

/** Many options are searched, and no more can be chosen than the organizer lets. */
export const ManyOptions: Story = {
  args: { form: question('list') },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const list = within(await group(context, 'Languages you speak'));
    await expect(list.getAllByRole('checkbox')).toHaveLength(24);
    await userEvent.type(list.getByRole('searchbox', { name: 'Search: Languages you speak' }), 'NOR{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(list.getByRole('checkbox', { name: 'Norwegian' }));
    await userEvent.clear(list.getByRole('searchbox'));
    await userEvent.click(list.getByRole('checkbox', { name: 'Danish' }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Arabic' }));
    await expect(list.getByText('3 chosen')).toBeVisible();
    const greek = list.getByRole('checkbox', { name: 'Greek' });
    await expect(greek).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(greek);
    await expect(greek).not.toBeChecked();
    await userEvent.type(list.getByRole('searchbox'), 'xyz');
    await canvas.findByText('No results for “xyz”.');
  },
};

/** Days and times are those of the event. Full sessions can't be chosen and say so; two at once are told. */
export const Sessions: Story = {
  args: { form: question('sessionRegistration') },
  play: async (context) => {
    const { userEvent } = context;
    const sessions = within(await group(context, 'Sessions'));
    const day = sessions.getByRole('group', { name: 'Thursday, May 14' });
    await expect(within(day).getAllByRole('checkbox')).toHaveLength(4);
    await expect(sessions.getByText(/Times are in Eastern Daylight Time/)).toBeVisible();
    const box = (name: RegExp) => sessions.getByRole('checkbox', { name });
    await expect(box(/^Opening: A City in Letters 9:30\s–\s10:30\sAM Main Hall/)).not.toBeChecked();
    await expect(box(/^Letterpress.*Full/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box(/^Letterpress/));
    await expect(box(/^Letterpress/)).not.toBeChecked();
    await userEvent.click(box(/^Sign Painting/));
    await expect(box(/^Maps.*Same time as Sign Painting/)).not.toBeChecked();
    await userEvent.click(box(/^Maps/));
    await expect(sessions.getByRole('status')).toHaveTextContent(
      'Sign Painting for Beginners and Maps That People Can Read take place at the same time.',
    );
    await expect(box(/^Portfolio.*1 seat left/)).not.toBeChecked();
  },
};

/** Somebody else took the last seat: the choice stays visible, and can only be taken back. FAULTS, 4012. */
export const SessionFullNow: Story = {
  args: { form: question('sessionRegistration'), draft: draftWith(asForm(eachType), { '208_form': ['s4'] }) },
  play: async (context) => {
    const { userEvent } = context;
    const sessions = within(await group(context, 'Sessions'));
    await sessions.findByText(/Letterpress by Hand is now full/);
    const chosen = sessions.getByRole('checkbox', { name: /^Letterpress/ });
    await expect(chosen).toBeChecked();
    await userEvent.click(chosen);
    await expect(chosen).not.toBeChecked();
    await expect(sessions.queryByText(/is now full/)).toBeNull();
  },
};

export const NoSessions: Story = { args: { form: question('sessionRegistration', { sessions: [] }) } };

const pdf = () => new File(['%PDF-'], 'osei-portfolio-2026.pdf', { type: 'application/pdf' });
const fileLabel = 'Work to show at the portfolio reviews';

export const FileUploaded: Story = {
  args: { form: question('file') },
  play: async ({ canvas, userEvent, args }) => {
    const input = await canvas.findByLabelText(fileLabel);
    await expect(input).toHaveAccessibleDescription(/PDF or image, up to 5 MB/);
    await userEvent.upload(input, pdf());
    await canvas.findByText('osei-portfolio-2026.pdf');
    await canvas.findByText('osei-portfolio-2026.pdf was uploaded');
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove osei-portfolio-2026.pdf' }));
    await expect(canvas.queryByText('osei-portfolio-2026.pdf')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

/** Nothing is sent before the file is there. */
export const FileOnItsWay: Story = {
  args: {
    form: question('file'),
    onUpload: fn<Upload>((_file, _question, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    }),
    draft: draftWith(asForm([])),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.upload(await canvas.findByLabelText(fileLabel), pdf());
    await expect(await canvas.findByRole('progressbar', { name: /^Uploading/ })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await submit(context);
    await expect(await summary(context)).toHaveTextContent(`${fileLabel} is not uploaded yet.`);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refused by the server, then tried again. */
export const FileFailed: Story = {
  args: {
    form: question('file'),
    onUpload: fn(takesEverySecond()),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(fileLabel), pdf());
    await canvas.findByText('The file could not be uploaded. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(/Uploaded/);
  },
};

/** Sent with a file that did not arrive: begun again, nothing of the last try is said any more. */
export const FileBegunAgain: Story = {
  args: {
    form: question('file'),
    onUpload: fn(failsThenRuns()),
    draft: draftWith(asForm([])),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.upload(await canvas.findByLabelText(fileLabel), pdf());
    await canvas.findByText('The file could not be uploaded. Try again.');
    await submit(context);
    await expect(await summary(context)).toHaveTextContent(`${fileLabel} is not uploaded yet.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('progressbar', { name: /^Uploading/ });
    await expect(canvas.queryByText('The file could not be uploaded. Try again.')).toBeNull();
    await waitFor(() => expect(canvas.queryByText(/is not uploaded yet/)).toBeNull());
    await expect(canvas.getByLabelText(fileLabel)).not.toHaveAttribute('aria-invalid', 'true');
  },
};

/** 413: a proxy in between takes less than the question does. */
export const FileRefusedBySize: Story = {
  args: {
    form: question('file'),
    onUpload: fn<Upload>(() => Promise.resolve({ problem: { key: 'registration.file.refusedSize' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(fileLabel), pdf());
    await canvas.findByText(/does not accept files of this size/);
  },
};

/** Told at once, without sending it. */
export const FileTooLarge: Story = {
  args: { form: question('file', { maxSize: 3 }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(await canvas.findByLabelText(fileLabel), pdf());
    await canvas.findByText('This file is too large. The limit is 1 kB.');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** Asked only upon an answer; no other field is touched, what was answered is kept, and nothing hidden is sent. */
export const ConditionalChain: Story = {
  args: { form: richForm, draft: draftWith(richForm, { '204_form': 'No' }) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const radios = await group(context, 'Will you join the opening dinner?', 'radiogroup');
    await expect(canvas.queryByLabelText('Which allergies?')).toBeNull();
    await userEvent.click(within(radios).getByRole('radio', { name: 'Yes' }));
    const allergies = await canvas.findByLabelText('Which allergies?');
    await expect(allergies).toHaveValue('Peanuts');
    await userEvent.clear(allergies);
    await userEvent.tab();
    await canvas.findByText('Which allergies? is required.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Allergies' }));
    await expect(canvas.queryByText('Which allergies? is required.')).toBeNull();
    await userEvent.click(within(radios).getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Vegan' })).toBeNull();
    await submit(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Every question is answered and sent without a pointer. */
export const FilledByKeyboard: Story = {
  args: { form: asForm(eachType.filter(({ type }) => type !== 'file')) },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await group(context, 'Sessions');
    const date = within(await group(context, dateLabel));
    const tabTo = async (element: HTMLElement) => {
      for (let tries = 0; tries < 80 && document.activeElement !== element; tries += 1) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    const type = async (label: string, text: string) => {
      await tabTo(canvas.getByLabelText(label));
      await userEvent.keyboard(text);
    };
    await type('First name', 'Amara');
    await type('Last name', 'Osei');
    await type('Email', 'amara@tidewater.studio');
    await type('Mobile phone', '+1 617 555 0134');
    await tabTo(canvas.getByRole('combobox', { name: 'Country you travel from' }));
    await userEvent.keyboard('norway{Enter}');
    await tabTo(date.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('5132026');
    await tabTo(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('checkbox', { name: 'Vegan' }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('checkbox', { name: /^Opening/ }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('checkbox', { name: /^Photographs/ }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('button', { name: 'Register' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

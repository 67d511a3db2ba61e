import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { ApiError } from '../../../src/client';
import { draftOf, newQuestion, type FormDraft } from '../../../src/domain';
import { RegistrationFormView } from '../../../src/organizer';
import { conference, conferenceForm, keeps, withQuestion } from './registrationForm.fixtures';

const refuses = (code: 4022 | 4090, message = 'Changed meanwhile'): Promise<never> =>
  Promise.reject(new ApiError('refused', code === 4090 ? 409 : 422, { code, message }, 'Refused'));

/** What attendees are asked, in every state a form can be in, by props. */
const meta = {
  id: 'organizer-registration-form-view',
  title: 'Organizer/Checkout/Registration form/View',
  component: RegistrationFormView,
  args: { ...conference, save: fn(keeps), onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof RegistrationFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], type: string) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'New question' }), type);
  await userEvent.click(canvas.getByRole('button', { name: 'Add question' }));
};

const save = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** Everything that can be asked, and a question that hangs on another, opened. */
export const Opened: Story = {
  parameters: pictured,
  args: {
    saved: {
      version: 4,
      values: draftOf({ name: '', questions: scenarios.richForm.form.entities }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^What should the kitchen know/ }));
    await expect(canvas.getByRole('combobox', { name: 'Show when' })).toHaveDisplayValue(
      'Will you join the opening dinner?',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Yes' })).toBeChecked();
  },
};

export const Empty: Story = {
  args: { saved: { version: 1, values: { name: '', order: [], questions: {} } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No questions yet. Add your first question.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What buyers see' })).toBeVisible();
  },
};

/** Somebody answered these: what is taken away is asked about first. */
export const Answered: Story = {
  args: {
    answers: [
      { questionId: '105_form', total: 41, choices: { Vegetarian: 12, Vegan: 4 } },
      { questionId: '104_form', total: 60, choices: {} },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dietary needs.*41 answers/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Dietary needs”?' }));
    await expect(dialog.getByText(/41 answers are kept with their orders/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove question' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Dietary needs/ })).toBeNull());
  },
};

const aSize = { ...newQuestion('text', '$106_form'), label: 'Shirt size' };

/** Both renamed a question, and the other added one: nothing of either is lost. */
export const ChangedBySomebodyElse: Story = {
  parameters: pictured,
  args: {
    save: fn((values: FormDraft, version: number) =>
      version === 4 ? refuses(4090) : keeps(values, version),
    ),
    reload: () => {
      const theirs = withQuestion(conferenceForm(), 'Company', { label: 'Where you work' });
      return Promise.resolve({
        version: 5,
        values: {
          ...theirs,
          order: [...theirs.order, aSize.id],
          questions: { ...theirs.questions, [aSize.id]: aSize },
        },
      });
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Company/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), ' or studio');
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await expect(dialog.getByRole('radio', { name: 'Yours: Company or studio' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Theirs: Shirt size' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith(expect.anything(), 5));
    await expect(canvas.getByRole('button', { name: /^Company or studio/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Shirt size/ })).toBeVisible();
  },
};

/** The backend's own words; what was typed stays. */
export const Refused: Story = {
  args: { save: fn<typeof keeps>(() => refuses(4022, 'Dietary needs: its condition can never be met.')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Heading' }), '!');
    await save(canvas);
    await expect(await canvas.findByText('Dietary needs: its condition can never be met.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveValue('Registration Information!');
  },
};

/** A question for something the account knows of people already. */
export const AskingForAnAttribute: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Account attributes' }));
    await expect(dialog.queryByRole('button', { name: /Dietary needs/ })).toBeNull();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search attributes' }), 'apron');
    await userEvent.click(await dialog.findByRole('button', { name: /Apron size/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('Medium');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

export const AttributesNotLoaded: Story = {
  args: { attributes: { attributes: undefined, isError: true, isFetching: false, refetch: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add attribute' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.attributes.refetch).toHaveBeenCalledOnce();
  },
};

/** Attendees register for sessions of the agenda; the form beside it shows them. */
export const SessionsOfTheAgenda: Story = {
  play: async ({ canvas, args }) => {
    await add(canvas, 'sessionRegistration');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Sessions');
    const offered = within(canvas.getByRole('group', { name: /Available sessions/ }));
    const [first] = args.sessions;
    await userEvent.click(offered.getByRole('checkbox', { name: first?.name ?? '' }));
    const preview = within(canvas.getByRole('region', { name: 'What buyers see' }));
    await waitFor(() => expect(preview.getAllByRole('checkbox')).toHaveLength(1));
  },
};

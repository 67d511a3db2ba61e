import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getRegistrationForm, saveRegistrationForm, type FormQuestion } from '../../../src/contract';
import { RegistrationFormScreen } from '../../../src/organizer';

/** The questions of an event, asked of and saved at the backend, with the form buyers see beside them. */
const meta = {
  id: 'organizer-registration-form',
  title: 'Organizer/Checkout/Registration form',
  component: RegistrationFormScreen,
  args: { accountId: '77', eventId: '1001' },
  parameters: { scenario: scenarios.conference },
} satisfies Meta<typeof RegistrationFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], type: string) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'New question' }), type);
  await userEvent.click(canvas.getByRole('button', { name: 'Add question' }));
};

export const Conference: Story = {
  play: async ({ canvas, step }) => {
    await step('a question with choices is shown to buyers while it is written', async () => {
      await add(canvas, 'radio');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Size');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Choice 1' }), 'Small');
      const preview = within(canvas.getByRole('region', { name: 'What buyers see' }));
      await preview.findByRole('radio', { name: 'Small' });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved');
  },
};

/** Somebody else added a question meanwhile: both are in the form then, and at the backend. */
export const SomebodyElseAddedOne: Story = {
  parameters: { ...notPictured('The form’s view has a picture with questions of both.') },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'New question' });
    await add(canvas, 'text');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Your favourite letter');
    const params = { eventId: '1001' };
    const client = createClient();
    const { name, questions, version } = await client.call(getRegistrationForm, { params });
    const theirs: FormQuestion = {
      id: '106_form',
      attributeKey: 'question106form',
      label: 'Your company’s colours',
      type: 'text',
      required: false,
    };
    await client.call(saveRegistrationForm, {
      params,
      body: { name, questions: [...questions, theirs], version },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await expect(dialog.getAllByText(/Your company’s colours/)[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved');
    const preview = within(canvas.getByRole('region', { name: 'What buyers see' }));
    for (const label of ['Your company’s colours', 'Your favourite letter'])
      await preview.findByRole('textbox', { name: label });
    const saved = await client.call(getRegistrationForm, { params });
    await expect(saved.questions).toHaveLength(questions.length + 2);
  },
};

export const WithoutWords: Story = {
  play: async ({ canvas }) => {
    await add(canvas, 'select');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = within(await canvas.findByRole('region', { name: 'Fix this first' }));
    await waitFor(() => expect(summary.getAllByRole('link')).toHaveLength(2));
    await expect(summary.getByRole('link', { name: "Choices: Choice can't be empty." })).toBeVisible();
  },
};

export const EverythingAsked: Story = {
  parameters: { scenario: scenarios.richForm },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add question' });
  },
};

export const UnknownEvent: Story = {
  args: { eventId: '9999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getRegistrationForm: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Loading: Story = {
  parameters: { faults: { getRegistrationForm: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the registration form');
  },
};

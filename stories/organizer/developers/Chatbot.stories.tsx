import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asJourney, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getChatbot, updateChatbot } from '../../../src/contract';
import { ChatbotScreen } from '../../../src/organizer/developers';
import { type Canvas, withRoom } from '../settings';

/** What the event's pages answer by themselves. 002 §7 chatbot. */
const meta = {
  id: 'organizer-chatbot',
  title: 'Organizer/Program/Chatbot',
  component: ChatbotScreen,
  args: { accountId: '77', eventId: '1001' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof ChatbotScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const client = createClient();
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const tryOutOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Try it' }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const questionOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Question' });

/** A question is added, refused while it is another's, saved, and answered; one that is unknown leads to a person. */
export const Journey: Story = {
  parameters: asJourney,
  play: async ({ canvas }) => {
    const tryOut = await tryOutOf(canvas);
    await write(questionOf(tryOut), 'Where is the cloakroom?');
    await press(tryOut, 'Ask');
    await tryOut.findByText(/Attendees are given .*hello@northlight.example/);

    await press(canvas, 'Add question');
    const dialog = await dialogOf('Add question');
    await write(questionOf(dialog), 'when do doors open?');
    await press(dialog, 'Done');
    await waitFor(() =>
      expect(questionOf(dialog)).toHaveAccessibleDescription(/This question is already answered/),
    );
    await write(questionOf(dialog), 'Is there a cloakroom?');
    await write(dialog.getByRole('textbox', { name: 'Answer' }), 'By the glasshouse, and it is free.');
    await press(dialog, 'Done');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add question' })).toHaveFocus());
    await press(canvas, 'Save');
    await waitFor(async () =>
      expect((await client.call(getChatbot, { params })).answers.at(-1)).toEqual({
        question: 'Is there a cloakroom?',
        answer: 'By the glasshouse, and it is free.',
      }),
    );
    await press(tryOut, 'Ask');
    await tryOut.findByText('By the glasshouse, and it is free.');
    await tryOut.findByText(/Answers “.*Is there a cloakroom\?.*”/);
  },
};

/** Without answers it can't be shown; turned off it can, and is not asked. */
export const WithoutAnswers: Story = {
  args: { eventId: '1002' },
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    const tryOut = await tryOutOf(canvas);
    await tryOut.findByText('Show the chatbot and save to try it.');
    await expect(tryOut.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show the chatbot' }));
    await press(canvas, 'Save');
    await canvas.findAllByText(/Add a question before you show the chatbot/);
  },
};

/** What was typed stays, and so does what was asked. */
export const Refused: Story = {
  parameters: {
    ...pictured,
    faults: { updateChatbot: { kind: 'error500' }, askChatbot: { kind: 'error500', times: 1 } },
  },
  play: async ({ canvas }) => {
    const tryOut = await tryOutOf(canvas);
    await write(questionOf(tryOut), 'When does the last ferry leave?');
    await press(tryOut, 'Ask');
    await tryOut.findByText('The chatbot did not answer');
    await expect(questionOf(tryOut)).toHaveValue('When does the last ferry leave?');
    await press(tryOut, 'Ask');
    await tryOut.findByText('At 23:40 from Pier Road.');

    await press(canvas, 'Remove Is lunch included?');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add question' })).toHaveFocus());
    await write(canvas.getByRole('textbox', { name: /^Name/ }), 'Beacon');
    await press(canvas, 'Save');
    await canvas.findByText('Your changes are not saved');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Beacon');
    await expect(canvas.queryByRole('button', { name: 'Is lunch included?' })).toBeNull();
  },
};

/** 4090 by its moment: what was typed stays, and what the other one changed too. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await write(name, 'Beacon');
    const before = await client.call(getChatbot, { params });
    await client.call(updateChatbot, { params, body: { ...before, greeting: 'Ahoy!' } });
    await press(canvas, 'Save');
    await press(await dialogOf('Someone else changed this'), 'Save');
    await waitFor(async () =>
      expect(await client.call(getChatbot, { params })).toMatchObject({ name: 'Beacon', greeting: 'Ahoy!' }),
    );
    await expect(name).toHaveValue('Beacon');
  },
};

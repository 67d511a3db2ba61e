import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';
import { otherBuyerAttends } from '../fixtures/otherBuyer';

/** Questions of every kind answered, sent and kept, on the mock backend. 000 §2.7, §5, §8. */
const meta = {
  title: 'Journeys/Questions',
  component: TicketWidget,
  args: { eventId: '1001', onConfirmed: fn(), onSessionReachedCapacity: fn() },
  parameters: { scenario: scenarios.richForm, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

/** Holds a free ticket and answers what has to be answered. */
async function fillIn(play: Play) {
  const { canvas, userEvent } = play;
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Community Day/ }), '1');
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
  const form = within(await canvas.findByRole('group', { name: /Attendee 1/ }));
  await userEvent.type(form.getByLabelText('First name'), 'Amara');
  await userEvent.type(form.getByLabelText('Last name'), 'Osei');
  await userEvent.type(form.getByLabelText('Email'), 'amara@tidewater.example');
  await userEvent.type(await form.findByRole('combobox', { name: 'Country you travel from' }), 'Norway');
  await userEvent.tab();
  await userEvent.click(await form.findByRole('spinbutton', { name: /^month/ }));
  await userEvent.keyboard('5132026');
  await userEvent.click(form.getByRole('radio', { name: 'No' }));
  await userEvent.click(form.getByRole('checkbox', { name: /^Photographs/ }));
  const buyer = within(canvas.getByRole('region', { name: 'Your Information' }));
  await userEvent.type(buyer.getByLabelText('First Name*'), 'Amara');
  await userEvent.type(buyer.getByLabelText('Last Name*'), 'Osei');
  await userEvent.type(buyer.getByLabelText('Email Address*'), 'amara@tidewater.example');
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
  return form;
}

const send = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Order Now|Register)\b/ }));
const isConfirmed = ({ args }: Play) => waitFor(() => expect(args.onConfirmed).toHaveBeenCalledOnce());

/** What the backend has of the one order that was made here, by question. */
function saved({ loaded }: Play) {
  const { orders } = (loaded['backend'] as MockBackend).db.snapshot();
  const answers = orders.at(-1)?.tickets[0]?.answers ?? [];
  return (id: string) => answers.find((answer) => answer.id === id)?.submissionValues;
}

const fileLabel = 'Work to show at the portfolio reviews';
const pdf = (name: string, bytes = 2_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** What hangs on an answer that hangs on another is asked, answered and sent; what is not asked any more is not. */
export const ConditionalChain: Story = {
  play: async (play) => {
    const { userEvent } = play;
    const form = await fillIn(play);
    await userEvent.click(form.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Allergies' }));
    await userEvent.type(await form.findByLabelText('Which allergies?'), 'Peanuts');
    await userEvent.click(form.getByRole('checkbox', { name: /^Portfolio/ }));
    await form.findByLabelText(fileLabel);
    await userEvent.click(form.getByRole('checkbox', { name: /^Portfolio/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /^Opening/ }));
    await send(play);
    await isConfirmed(play);
    const answer = saved(play);
    await expect([answer('203'), answer('204'), answer('205')]).toEqual([
      ['2026-05-13'],
      ['Yes'],
      ['Allergies'],
    ]);
    await expect([answer('206'), answer('208')]).toEqual([['Peanuts'], ['s1']]);
    await expect(answer('209') ?? []).toEqual([]);
  },
};

/** A file goes to the backend at once, can be taken back and replaced; its id is the answer. */
export const FileUploaded: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const form = await fillIn(play);
    await userEvent.click(form.getByRole('checkbox', { name: /^Portfolio/ }));
    const input = await form.findByLabelText(fileLabel);
    await userEvent.upload(input, pdf('posters.pdf', 6_000_000));
    await form.findByText('This file is too large. The limit is 5 MB.');
    await userEvent.upload(input, pdf('draft.pdf'));
    await form.findByText('draft.pdf was uploaded');
    await userEvent.click(form.getByRole('button', { name: 'Remove draft.pdf' }));
    await expect(form.queryByText('draft.pdf')).toBeNull();
    await userEvent.upload(input, pdf('osei-portfolio-2026.pdf'));
    await form.findByText('osei-portfolio-2026.pdf was uploaded');
    await send(play);
    await isConfirmed(play);
    await expect(saved(play)('209')).toEqual([expect.stringMatching(/^file-/)]);
    await expect(canvas.queryByText(/is not uploaded yet/)).toBeNull();
  },
};

/** FAULTS: 413 of a proxy that takes less than the question does. The next try goes through. */
export const FileRefusedBySize: Story = {
  parameters: { faults: { uploadFormFile: { kind: 'refused', code: 4013, times: 1 } } },
  play: async (play) => {
    const { userEvent } = play;
    const form = await fillIn(play);
    await userEvent.click(form.getByRole('checkbox', { name: /^Portfolio/ }));
    await userEvent.upload(await form.findByLabelText(fileLabel), pdf('portfolio.pdf'));
    await form.findByText(/does not accept files of this size/);
    await userEvent.click(form.getByRole('button', { name: 'Try again' }));
    await form.findByText('portfolio.pdf was uploaded');
    await expect(form.queryByText(/does not accept files of this size/)).toBeNull();
  },
};

/** 000 §8, 4012: somebody took the last seat. The questions are read again, and no other answer is lost. */
export const SessionFilledMeanwhile: Story = {
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    const form = await fillIn(play);
    const session = form.getByRole('checkbox', { name: /^Portfolio.*1 seat left/ });
    await userEvent.click(session);
    await otherBuyerAttends('s5');
    await send(play);
    await canvas.findByText(
      'You have selected a session that has reached capacity. Please select a different session.',
    );
    await waitFor(() => expect(args.onSessionReachedCapacity).toHaveBeenCalledOnce());
    await form.findByText(/^Portfolio Reviews is now full/);
    const full = form.getByRole('checkbox', { name: /^Portfolio.*Full/ });
    await expect(full).toBeChecked();
    await expect(form.getByLabelText('First name')).toHaveValue('Amara');
    await expect(form.getByRole('combobox', { name: 'Country you travel from' })).toHaveValue('Norway');
    await expect(form.getByRole('group', { name: 'Day of arrival' })).toHaveTextContent('5/13/2026');
    await expect(form.getByRole('radio', { name: 'No' })).toBeChecked();
    await userEvent.click(full);
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(form.getByRole('checkbox', { name: /^Opening/ }));
    await send(play);
    await isConfirmed(play);
    await expect(saved(play)('208')).toEqual(['s1']);
  },
};

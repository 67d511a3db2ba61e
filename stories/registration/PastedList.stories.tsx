import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { mirrored, notPictured, onPhones, pictured } from '../../.storybook/modes';
import { initialValues, orderSubmission, type RegistrationValues } from '../../src/domain';
import { RegistrationForm } from '../../src/themed/registration';
import { pasteDialog } from '../../src/themed/registration/pastedList/lazyDialog';
import { formArgs, freeEventHold, personTickets } from '../fixtures/orders';

const eight = personTickets(8);
const { form } = formArgs;

/** A group's attendees, pasted from a spreadsheet. Nobody pays, and nobody is asked who buys. */
const meta = {
  title: 'Registration/PastedList',
  component: RegistrationForm,
  args: { ...formArgs, hold: freeEventHold, personTickets: eight, onSubmit: fn() },
  tags: ['!autodocs'],
  parameters: { ...notPictured('What is around the dialog is on the pictures of the form.') },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const people = [
  ['Amara', 'Osei', 'amara@tidewater.studio', 'Tidewater Studio', 'Vegan'],
  ['Jonas', 'Lindqvist', 'jonas@kolonn.se', 'Kolonn', ''],
  ['Mei-Lin', 'Tan', 'mei-lin@tan.example', '', 'Halal'],
  ['Tomás', 'Ferreira', 'tomas@ferreira.example', 'Letra', 'Vegetarian'],
  ['Yusuf', 'Haddad', 'yusuf@haddad.example', '', ''],
  ['Ingrid', 'Solberg', 'ingrid@fjord.example', 'Fjord Type', 'Gluten-free'],
  ['Nia', 'Adeyemi', 'nia@adeyemi.example', 'Adeyemi Signs', ''],
  ['Pavel', 'Novák', 'pavel@novak.example', '', 'Kosher'],
];
const textOf = (rows: readonly (readonly string[])[], delimiter = '\t') =>
  rows.map((cells) => cells.join(delimiter)).join('\n');

const button = (canvas: Play['canvas']) => canvas.getByRole('button', { name: 'Paste a list of attendees' });
const group = (canvas: Play['canvas'], number: number) =>
  within(canvas.getByRole('group', { name: new RegExp(`^Attendee ${number} `) }));

/** The dialog, which is beside the form, in any language. */
async function opened({ canvasElement, userEvent }: Pick<Play, 'canvasElement' | 'userEvent'>) {
  const opener = canvasElement.querySelector('[aria-haspopup="dialog"]');
  if (!opener) throw new Error('There is no button for a list.');
  await userEvent.click(opener);
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

async function pasted(play: Play, text: string) {
  const dialog = await opened(play);
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  await play.userEvent.paste(text);
  return dialog;
}

/** What was typed is there again after a slip of the finger. */
export const Empty: Story = {
  parameters: pictured,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await opened({ canvasElement, userEvent });
    const rows = dialog.getByRole('textbox', { name: 'Attendees, one per row' });
    await expect(rows).toHaveFocus();
    await expect(rows).toHaveAccessibleDescription(
      /First name, Last name, Email, Company, and Dietary needs/,
    );
    await userEvent.keyboard('Amara;Osei');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(again.getByRole('textbox')).toHaveValue('Amara;Osei');
    await userEvent.clear(again.getByRole('textbox'));
    await userEvent.click(again.getByRole('button', { name: 'Fill in' }));
    await expect(again.getByRole('textbox')).toHaveAccessibleDescription(/Paste at least one row/);
    await expect(again.getByRole('textbox')).toHaveFocus();
  },
};

/** Its dialog can’t be loaded at first. */
const failOnce = () => {
  spyOn(pasteDialog, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
};

/** The dialog can’t be loaded: said below the button, which has the focus still. */
export const NotLoaded: Story = {
  parameters: pictured,
  beforeEach: failOnce,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText('The list could not be opened. Try again.')).toBeVisible();
    await expect(button(canvas)).toHaveFocus();
  },
};

/** The next press opens it. */
export const LoadedAtLast: Story = {
  beforeEach: failOnce,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(button(canvas));
    await canvas.findByText('The list could not be opened. Try again.');
    const dialog = await opened({ canvasElement, userEvent });
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    await expect(canvas.queryByText('The list could not be opened. Try again.')).toBeNull();
  },
};

export const AllGood: Story = {
  parameters: pictured,
  play: async (play) => {
    const dialog = await pasted(play, textOf(people));
    await expect(await dialog.findByText('8 attendees can be filled in')).toBeVisible();
    const table = within(dialog.getByRole('table', { name: 'What will be filled in' }));
    await expect(table.getAllByRole('row')).toHaveLength(9);
    await expect(
      table.getByRole('row', { name: /^1 Amara Osei.*Company Tidewater Studio.* 1 General/ }),
    ).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

const ordered = fn<(values: RegistrationValues) => void>();

/** What is in the list is in the form, what was typed is too, and the order has both. */
export const FilledIn: Story = {
  args: { onSubmit: ordered },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.type(group(canvas, 1).getByLabelText('First name'), 'Pavel');
    const headings = ['E-mail', 'LAST NAME', 'first name', 'dietary needs', 'Company'];
    const rows = people.map(([first = '', last = '', email = '', company = '', diet = '']) => [
      email,
      last,
      first,
      diet.toUpperCase(),
      company,
    ]);
    const dialog = await pasted(play, textOf([headings, ...rows], ';'));
    await expect(await dialog.findByText('8 attendees can be filled in')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fill in' }));
    await expect(await canvas.findByText('8 attendees filled in')).toBeVisible();
    await waitFor(() => expect(button(canvas)).toHaveFocus());
    await expect(group(canvas, 1).getByLabelText('Last name')).toHaveValue('Novák');
    await expect(group(canvas, 2).getByText('Amara Osei')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(ordered).toHaveBeenCalledOnce());
    const [sent = initialValues({ locale: 'en' })] = ordered.mock.calls[0] ?? [];
    const order = orderSubmission(sent, {
      hold: freeEventHold,
      form,
      personTickets: eight,
      locale: 'en',
    });
    const answers = order.personTickets.map(({ formSubmission }) =>
      formSubmission.entities.map(({ submissionValues }) => submissionValues.join()),
    );
    const [pavel, ...others] = people.toReversed();
    await expect(answers).toEqual([pavel, ...others.toReversed()]);
  },
};

/** Headings that are no question, one that is missing, an address and a choice that are none. */
export const RowsWithErrors: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  args: {
    form: { ...form, entities: form.entities.map((one) => ({ ...one, required: true })) },
  },
  play: async (play) => {
    const list = textOf(
      [
        ['First name', 'Last name', 'Email', 'Dietary needs', 'Room'],
        ['Amara', 'Osei', 'amara@tidewater.studio', 'Vegan', '12'],
        ['Jonas', '', 'jonas(at)kolonn.se', 'Halal', '12'],
        ['Mei-Lin', 'Tan', 'mei-lin@tan.example', 'Vegn', '14'],
      ],
      ',',
    );
    const dialog = await pasted(play, list);
    await expect(
      await dialog.findByText('Check rows 3 and 4. What is not valid is not filled in.'),
    ).toBeVisible();
    await expect(dialog.getByText('Not in your list: Company. You can fill this in later.')).toBeVisible();
    await expect(dialog.getByText('These columns are not used: Room.')).toBeVisible();
    const jonas = within(dialog.getByRole('row', { name: /^3 Jonas/ }));
    await expect(jonas.getByText('Email is not valid.')).toBeVisible();
    await expect(jonas.getByText('Last name is required.')).toBeVisible();
    await expect(dialog.getByText(/^“Vegn” is not an option of Dietary needs/)).toBeVisible();
  },
};

/** The first attendee is somebody already: nobody takes their place, unless that is wanted. */
export const TooManyRows: Story = {
  parameters: pictured,
  args: { personTickets: personTickets(3) },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.type(group(canvas, 1).getByLabelText('First name'), 'Kaya');
    const dialog = await pasted(play, textOf(people.slice(0, 5).map((cells) => [...cells, '12'])));
    await expect(
      await dialog.findByText('3 rows are not used: no attendees are left to fill in.'),
    ).toBeVisible();
    await expect(dialog.getByText('Values after column 5 are not used.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^1 Amara Osei.* 2 Two-Day Pass$/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Replace what is filled in/ }));
    await expect(await dialog.findByText('3 attendees can be filled in')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^1 Amara Osei.* 1 General Admission$/ })).toBeVisible();
  },
};

/** In any language, on any screen. */
export const LongNames: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { ...onPhones, ...mirrored } } },
  args: {
    personTickets: personTickets(4).map((ticket) => ({
      ...ticket,
      ticketName: `${ticket.ticketName} with Workshops, Lettering and the Quiet Art of Wayfinding`,
    })),
  },
  play: async (play) => {
    const dialog = await pasted(
      play,
      textOf([
        [
          'Maximiliane-Alexandra',
          'Freifrau von Wolkenstein-Trostburg',
          'maximiliane-alexandra.von.wolkenstein@very-long-domain-name.example',
        ],
        ['عبد الرحمن', 'المنصوري', 'abd@mansouri.example', 'Donaudampfschifffahrtsgesellschaftskapitän'],
        ['Jonas', 'Lindqvist', 'jonas', 'Kolonn', 'Allergies of many kinds that nobody has ever heard of'],
      ]),
    );
    await expect(await dialog.findByRole('table')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

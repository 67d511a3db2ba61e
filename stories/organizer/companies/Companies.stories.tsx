import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { createCompany, createContact, listCompanies } from '../../../src/contract';
import { CompaniesScreen } from '../../../src/organizer/companies';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';

/** The companies an account's contacts work for. 002 §7 companies. */
const meta = {
  id: 'organizer-companies',
  title: 'Organizer/Account/Companies',
  component: CompaniesScreen,
  args: { accountId: '77' },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof CompaniesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const named = async (search: string) => {
  const { companies } = await client.call(listCompanies, { params: { accountId: '77' }, query: { search } });
  return companies;
};
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};

/** One is changed; one with contacts is kept, and says why; one without is deleted. */
export const List: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Nightferry Press');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Nightferry Press' }));
    await write(dialog.getByRole('textbox', { name: /^Name/ }), 'openwork');
    await write(dialog.getByRole('textbox', { name: /^Website/ }), 'nightferry.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Another company has this name');
    await expect(dialog.getByText('Enter a URL that starts with https://')).toBeVisible();
    await write(dialog.getByRole('textbox', { name: /^Name/ }), 'Night Ferry');
    await write(dialog.getByRole('textbox', { name: /^Website/ }), 'https://nightferry.example');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Country' }));
    await chooseOption('Norway');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Night Ferry was saved.');
    const [saved] = await named('night ferry');
    await expect(saved).toMatchObject({ countryCode: 'NO', website: 'https://nightferry.example/' });

    const all = await named('');
    const remaining = all.find(({ contacts }) => contacts > 0)?.name ?? '';
    await press(canvas, `Delete ${remaining}`);
    await screen.findByRole('dialog', { name: `${remaining} can’t be deleted` });
    await userEvent.keyboard('{Escape}');
    const free = all.find(({ contacts }) => contacts === 0)?.name ?? '';
    await press(canvas, `Delete ${free}`);
    const question = within(await screen.findByRole('dialog', { name: `Delete ${free}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await canvas.findByText(`${free} was deleted.`);
    await expect(canvas.getByRole('button', { name: 'New company' })).toHaveFocus();
  },
};

const { records } = scenarios.conference;

export const Empty: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no companies',
      records: { ...records, companies: { '77': [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No companies yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { faults: { listCompanies: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the companies');
    await press(canvas, 'Try again');
    await canvas.findByRole('button', { name: 'Edit Nightferry Press' });
  },
};

/** Meanwhile somebody began to work there, and somebody else took the name: the company stays, and so does what was typed. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Delete Nightferry Press');
    const question = within(await screen.findByRole('dialog', { name: 'Delete Nightferry Press?' }));
    await client.call(createContact, {
      params: { accountId: '77' },
      body: {
        email: 'kai@nightferry.example',
        firstName: 'Kai',
        lastName: 'Reef',
        company: 'Nightferry Press',
      },
    });
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The company was not deleted');
    await expect(canvas.getByRole('button', { name: 'New company' })).toHaveFocus();
    await expect(await named('nightferry')).toHaveLength(1);

    await client.call(createCompany, {
      params: { accountId: '77' },
      body: { name: 'Tern & Tide', website: '', countryCode: null },
    });
    await press(canvas, 'New company');
    const again = within(await screen.findByRole('dialog', { name: 'New company' }));
    const name = again.getByRole('textbox', { name: /^Name/ });
    await write(name, 'tern & tide');
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await again.findByText('Another one has this name.');
    await expect((await again.findByRole('alert')).parentElement).toHaveFocus();
    await expect(name).toHaveValue('tern & tide');
  },
};

export const Slow: Story = {
  parameters: { faults: { listCompanies: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading companies')).toHaveRole('status');
    await expect(canvas.queryByText('No companies yet')).toBeNull();
  },
};

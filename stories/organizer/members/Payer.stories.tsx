import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { PayerScreen } from '../../../src/organizer/members';
import { withRoom } from '../settings';

/** Who pays for an account. */
const meta = {
  id: 'organizer-members-payer',
  title: 'Organizer/Account/Members/Payer',
  component: PayerScreen,
  args: { accountId: '77', onSaved: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof PayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changed, forgotten, and asked for anew. */
export const Kept: Story = {
  play: async ({ canvas, args }) => {
    const company = await canvas.findByRole('textbox', { name: /^Company name/ });
    await expect(company).toHaveValue('Northlight Conferences LLC');
    const city = canvas.getByRole('textbox', { name: /^City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Cambridge');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove billing details' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove billing details' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Company name/ })).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const problem of ['Enter a company name', 'Choose a country', 'Enter an email address'])
      await expect((await canvas.findAllByText(problem))[0]).toBeVisible();
  },
};

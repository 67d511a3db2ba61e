import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Chooses from the list that is open, until it is gone: as long as it is there, nothing else on the page can be used. */
export async function chooseOption(name: string | RegExp): Promise<void> {
  const option = await screen.findByRole('option', { name });
  await userEvent.click(option);
  await waitFor(() => expect(option).not.toBeInTheDocument());
}

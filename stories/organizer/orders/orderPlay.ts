import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '../chooseOption';

type Canvas = Pick<StoryContext['canvas'], 'findByRole'>;

/** Presses a button as soon as it is there. */
export const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** What is in the dialog of this name. */
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** What is in the dialog of this name once its form was read: another one that says so is there before. */
export const formNamed = async (name: string | RegExp) => {
  await waitFor(() => expect(screen.getByRole('dialog', { name }).querySelector('form')).not.toBeNull());
  return within(screen.getByRole('dialog', { name }));
};

/** Opens a list and chooses from it. The list gives the focus back a moment after it closed: what is pasted before then would be lost. */
export const choose = async (combobox: HTMLElement, option: string | RegExp) => {
  await userEvent.click(combobox);
  await chooseOption(option);
  await waitFor(() => expect(combobox).toHaveFocus());
};

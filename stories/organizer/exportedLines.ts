import { screen, spyOn, userEvent } from 'storybook/test';
import type { Canvas } from './settings';

/** Exports a list as CSV, and answers the lines of the file that was saved by that name. */
export async function exportedLines(canvas: Canvas, name: string): Promise<string[]> {
  const saved = spyOn(URL, 'createObjectURL');
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: 'CSV (.csv)' }));
  await canvas.findByText(name, { exact: false });
  const file = saved.mock.lastCall?.[0];
  if (!(file instanceof Blob)) throw new Error('Nothing was saved.');
  return (await file.text()).split('\r\n');
}

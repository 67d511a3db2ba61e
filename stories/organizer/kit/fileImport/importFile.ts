import { userEvent } from 'storybook/test';
import type { Canvas } from '../../settings';

/** Chooses a file of these lines. */
export const chooseFile = async (canvas: Canvas, name: string, ...lines: string[]) =>
  userEvent.upload(
    await canvas.findByLabelText('Choose a file'),
    new File([lines.join('\n')], name, { type: 'text/csv' }),
  );

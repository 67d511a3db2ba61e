import type { Decorator, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** What of the page is around a screen of settings. */
export const withRoom: Decorator = (Story) => (
  <div style={{ padding: 16 }}>
    <Story />
  </div>
);

/** Form and preview are drawn together, once the backend has answered. */
export const patient = { timeout: 5_000 };

/** What stands beside the form. */
export const previewOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Preview' }, patient));

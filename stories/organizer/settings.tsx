import type { Decorator, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** What of the page is around a screen of settings. */
export const withRoom: Decorator = (Story) => (
  <div style={{ padding: 16 }}>
    <Story />
  </div>
);

/** What stands beside the form. */
export const previewOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Preview' }));

import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ComponentDocs } from '../docs/component/ComponentDocs';
import { Measured } from './Measured';

/** The hand-off sheet of a component, from what is told of it. Every part that is named is there. */
export const anatomyOf = ({ parts, draw }: ComponentDocs): StoryObj => ({
  render: () => <Measured parts={parts}>{draw?.()}</Measured>,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('region', { name: 'Measurements' }));
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(parts.length));
    const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(parts.map(({ name }) => expect.stringContaining(name) as string));
  },
});

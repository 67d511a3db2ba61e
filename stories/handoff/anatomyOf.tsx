import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { notPictured } from '../../.storybook/modes';
import type { ComponentDocs } from '../docs/component/ComponentDocs';
import { Measured } from './Measured';

/** What all hand-off pages have in common. */
export const handOff = {
  tags: ['!autodocs'],
  parameters: notPictured('What it draws is pictured by its own stories; the rest is words about it.'),
};

/** The hand-off sheet of a component, from what is told of it. Every part that is named is there. */
export const anatomyOf = ({ parts, draw }: ComponentDocs): StoryObj => ({
  render: () => <Measured parts={parts}>{draw?.()}</Measured>,
  play: async ({ canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Measurements' }));
    const names = () => [...sheet.getByRole('table').querySelectorAll('[data-part]')].map(nameOf);
    await waitFor(() => expect(names()).toEqual(parts.map(({ name }) => name)));
  },
});

const nameOf = (row: Element) => row.getAttribute('data-part');

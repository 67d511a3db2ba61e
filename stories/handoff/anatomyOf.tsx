import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes';
import type { World } from '../../mocks';
import type { ComponentDocs } from '../docs/component/ComponentDocs';
import { Measured } from './Measured';

/** What all hand-off pages have in common. */
export const handOff = {
  tags: ['!autodocs'],
  parameters: notPictured('What it draws is pictured by its own stories; the rest is words about it.'),
};

/**
 * The hand-off sheet of a component, from what is known of it. Every part that is named is there.
 *
 * @param scenario the backend of a component that asks for its data itself
 */
export const anatomyOf = ({ parts, draw }: ComponentDocs, scenario?: World): StoryObj => ({
  ...(scenario && { parameters: { scenario } }),
  render: () => <Measured parts={parts}>{draw?.()}</Measured>,
  play: async ({ canvasElement }) => {
    const rows = '[aria-label=Measurements] tr[data-part]';
    const names = () => [...canvasElement.querySelectorAll(rows)].map(nameOf);
    await waitFor(() => expect(names()).toEqual(parts.map(({ name }) => name)));
  },
});

const nameOf = (row: Element) => row.getAttribute('data-part');

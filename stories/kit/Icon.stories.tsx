import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notPictured } from '../../.storybook/modes';
import { Icon } from '../../src/themed/kit/Icon';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  args: { name: 'ticket' },
  parameters: { ...notPictured('Foundations/Icons pictures every icon; sizes and turning are read here.') },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const isAsWideAs =
  (pixels: number): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(pixels);

export const Medium: Story = { play: isAsWideAs(20) };
export const Small: Story = { args: { size: 'small' }, play: isAsWideAs(16) };
export const Large: Story = { args: { size: 'large' }, play: isAsWideAs(28) };

/** Arrows turn round from right to left; clocks and checks do not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className={css.row}>
      <Icon name="arrow-start" />
      <Icon name="chevron-end" />
      <Icon name="clock" />
      <Icon name="check" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).transform);
    await expect(turned).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'matrix(-1, 0, 0, 1, 0, 0)', 'none', 'none']);
  },
};

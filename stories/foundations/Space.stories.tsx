import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../src/theme';
import * as css from './foundations.css';
import { TokenGroup, withSample } from './Tokens';

const meta = {
  title: 'Foundations/Space',
  component: TokenGroup,
} satisfies Meta<typeof TokenGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  args: {
    title: 'Space',
    tokens: vars.space,
    show: (value) => <div className={css.bar} style={withSample(value)} />,
  },
};
export const Controls: Story = {
  args: {
    title: 'Control heights',
    tokens: vars.control,
    show: (value) => <div className={css.bar} style={withSample(value)} />,
  },
};
export const Corners: Story = {
  args: {
    title: 'Corners',
    tokens: vars.radius,
    show: (value) => <div className={css.corner} style={withSample(value)} />,
  },
};
export const Elevation: Story = {
  args: {
    title: 'Elevation',
    tokens: vars.elevation,
    show: (value) => <div className={css.lifted} style={withSample(value)} />,
  },
};

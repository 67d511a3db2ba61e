import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../src/theme';
import * as css from './foundations.css';
import { TokenGroup, withSample } from './Tokens';

const swatch = (value: string) => <div className={css.swatch} style={withSample(value)} />;
const { color0, color1, color2, color3, color4, color5 } = vars.brand;
const brandColours = { color0, color1, color2, color3, color4, color5 };

const meta = {
  title: 'Foundations/Colour',
  component: TokenGroup,
  render: (args) => <TokenGroup {...args} />,
} satisfies Meta<typeof TokenGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a host gives. */
export const Brand: Story = { args: { title: 'Brand', tokens: brandColours, show: swatch } };
/** What is derived from it. */
export const Roles: Story = { args: { title: 'Roles', tokens: vars.color, show: swatch } };
export const RolesInTheDark: Story = { ...Roles, globals: { scheme: 'dark' } };

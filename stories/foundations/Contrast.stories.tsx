import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { presets, vars } from '../../src/theme';
import type { Role } from '../../src/domain/theme';
import { ContrastLab } from './ContrastLab';
import { painted } from './painted';
import { PaintedRoles, tooClose } from './PaintedRoles';

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastLab,
  args: { preset: 'ink', scheme: 'light' },
  argTypes: {
    preset: { control: 'inline-radio', options: presets },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
} satisfies Meta<typeof ContrastLab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Type a colour: the report follows, and offers the nearest colour where the theme had to correct. */
export const Lab: Story = {
  play: async ({ canvas, userEvent }) => {
    const quiet = canvas.getByRole('textbox', { name: 'color4, quiet' });
    await userEvent.clear(quiet);
    await userEvent.type(quiet, '#c9c9c9');
    const use = await canvas.findByRole('button', { name: /^Use #/ });
    await userEvent.click(use);
    await expect(quiet).not.toHaveValue('#c9c9c9');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Use #/ })).not.toBeInTheDocument());
  },
};

/** Six colours that could not be read together: the theme brings them apart and says so. */
export const TooClose: Story = { args: { settings: tooClose } };

/** The stylesheet and `paletteOf` derive the same colours, to within rounding. */
export const AsPainted: Story = {
  render: () => <PaintedRoles />,
  play: async ({ canvasElement }) => {
    const far = [...canvasElement.querySelectorAll<HTMLElement>('[data-role]')].flatMap((chip) => {
      const { role = '', computed = '' } = chip.dataset;
      const seen = painted(chip, vars.color[role as Role]);
      const meant = painted(chip, computed);
      const apart = Math.max(...seen.map((channel, at) => Math.abs(channel - (meant[at] ?? 0))));
      return apart > 1 ? [`${role}: ${seen.join(' ')}, not ${meant.join(' ')}`] : [];
    });
    await expect(far).toEqual([]);
  },
};

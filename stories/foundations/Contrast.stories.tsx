import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { presets } from '../../src/theme';
import { ThemeRoot, type ThemeRootProps } from '../../src/themed/root';
import { ContrastReport } from './ContrastReport';
import { pairs } from './contrast';

type Theme = Pick<ThemeRootProps, 'preset' | 'scheme' | 'settings'>;

function Report(theme: Theme) {
  return (
    <ThemeRoot {...theme}>
      <ContrastReport />
    </ThemeRoot>
  );
}

const meta = {
  title: 'Foundations/Contrast',
  component: Report,
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll('[data-passes]')];
    await waitFor(() => expect(rows()).toHaveLength(pairs.length));
    await expect(
      rows()
        .filter((row) => row.getAttribute('data-passes') === 'false')
        .map((row) => row.textContent),
    ).toEqual([]);
  },
} satisfies Meta<typeof Report>;
export default meta;
type Story = StoryObj<typeof meta>;

const [ink, festival, summit] = presets;

export const Ink: Story = { args: { preset: ink } };
export const InkDark: Story = { args: { preset: ink, scheme: 'dark' } };
export const Festival: Story = { args: { preset: festival } };
export const FestivalDark: Story = { args: { preset: festival, scheme: 'dark' } };
export const Summit: Story = { args: { preset: summit } };
export const SummitDark: Story = { args: { preset: summit, scheme: 'dark' } };

/** Six colours that could not be read together: the theme brings them apart. */
const tooClose = {
  color0: '#b0b0b0',
  color1: '#b8b8b8',
  color2: '#ffd400',
  color3: '#ffe45c',
  color4: '#c9c9c9',
  color5: '#e8e8e8',
};
export const Corrected: Story = { args: { settings: tooClose } };
export const CorrectedDark: Story = { args: { settings: tooClose, scheme: 'dark' } };

/** A dark brand, saturated throughout. */
const saturated = {
  color0: '#101820',
  color1: '#ff0040',
  color2: '#00e5ff',
  color3: '#7a00ff',
  color4: '#00ff66',
  color5: '#ffcc00',
};
export const Saturated: Story = { args: { settings: saturated } };
export const SaturatedDark: Story = { args: { settings: saturated, scheme: 'dark' } };

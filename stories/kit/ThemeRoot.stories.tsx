import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../src/themed/kit/Button';
import { Field, Fields } from '../../src/themed/kit/Field';
import { Heading } from '../../src/themed/kit/Heading';
import { Notice } from '../../src/themed/kit/Notice';
import { Tag } from '../../src/themed/kit/Tag';
import { TextInput } from '../../src/themed/kit/TextInput';
import { ThemeRoot } from '../../src/themed/root';
import * as css from './gallery.css';

const sample = (
  <div className={css.sheet}>
    <Heading level={2} size="xl">
      Northlight 2026
    </Heading>
    <p>
      Two days of design in <a href="#hall">Harbour Hall</a>. <Tag tone="highlight">20% off</Tag>
    </p>
    <Fields>
      <Field label="Email" optional hint="Your tickets and receipt go here.">
        {(control) => <TextInput {...control} />}
      </Field>
    </Fields>
    <Notice title="You are offline">Your tickets are still held.</Notice>
    <div className={css.row}>
      <Button variant="primary">Order Now</Button>
      <Button>Cancel</Button>
    </div>
  </div>
);

const meta = {
  title: 'Kit/ThemeRoot',
  component: ThemeRoot,
  args: { children: sample },
} satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ink: Story = { args: { preset: 'ink' } };
export const InkDark: Story = { args: { preset: 'ink', scheme: 'dark' } };
export const Festival: Story = { args: { preset: 'festival' } };
export const FestivalDark: Story = { args: { preset: 'festival', scheme: 'dark' } };
export const Summit: Story = { args: { preset: 'summit' } };
export const SummitDark: Story = { args: { preset: 'summit', scheme: 'dark' } };
export const RightToLeft: Story = { args: { locale: 'ar' } };

/** An organizer's own eight values; the one that is no colour is left out. */
export const OwnBrand: Story = {
  args: {
    settings: {
      color0: '#fdf6ff',
      color1: '#2a0a3d',
      color2: '#7a1fd1',
      color3: '#39d3bb',
      color4: '#8d7a99',
      color5: 'url(https://host.example/x)',
      font: 'Trebuchet MS, sans-serif',
      ringSettings: { radius: 4 },
      customClass: 'northlight',
    },
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('.bx.northlight');
    await expect(root?.style.getPropertyValue('--bx-color2')).toBe('#7a1fd1');
    await expect(root?.style.getPropertyValue('--bx-color5')).toBe('');
  },
};

/** Colours that could not be read together are brought apart, not refused. */
export const TooCloseToRead: Story = {
  args: {
    settings: {
      color0: '#d9d9d9',
      color1: '#b8b8b8',
      color2: '#ffd400',
      color3: '#ffe45c',
      color4: '#c9c9c9',
      color5: '#e8e8e8',
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../../src/organizer/kit/appearance/Illustration';
import { illustrations, type IllustrationName } from '../../src/organizer/kit/appearance/illustrations';
import * as css from './foundations.css';

function AllIllustrations() {
  return (
    <ul className={css.grid}>
      {(Object.keys(illustrations) as IllustrationName[]).map((name) => (
        <li key={name} className={css.icon}>
          <Illustration name={name} />
          <span className={css.token}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Illustrations',
  component: AllIllustrations,
} satisfies Meta<typeof AllIllustrations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines in the colour of words over the theme's highlight; above words that say the same. */
export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Summit: Story = { globals: { preset: 'summit' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

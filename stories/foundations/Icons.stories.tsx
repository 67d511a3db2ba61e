import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/themed/kit/Icon';
import { icons, type IconName } from '../../src/themed/kit/icons';
import * as css from './foundations.css';

function AllIcons() {
  return (
    <ul className={css.grid}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} className={css.icon}>
          <div className={css.sizes}>
            <Icon name={name} size="small" />
            <Icon name={name} />
            <Icon name={name} size="large" />
          </div>
          <span className={css.token}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Icons', component: AllIcons } satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

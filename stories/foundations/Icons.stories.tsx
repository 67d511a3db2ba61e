import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrganizerIcon } from '../../src/organizer/kit/appearance/OrganizerIcon';
import { organizerIcons, type OrganizerIconName } from '../../src/organizer/kit/appearance/organizerIcons';
import { icons } from '../../src/themed/kit/icons';
import { CardMarks } from '../../src/themed/kit/CardMarks';
import { Heading } from '../../src/themed/kit/Heading';
import * as css from './foundations.css';

const all = Object.keys(organizerIcons) as OrganizerIconName[];
const sets: readonly [title: string, names: readonly OrganizerIconName[]][] = [
  ['Buyers and organizers', all.filter((name) => name in icons)],
  ['Organizers only', all.filter((name) => !(name in icons))],
];

function AllIcons() {
  return (
    <div className={css.groups}>
      {sets.map(([title, names]) => (
        <section key={title} aria-label={title}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <ul className={css.grid}>
            {names.map((name) => (
              <li key={name} className={css.icon}>
                <div className={css.sizes}>
                  <OrganizerIcon name={name} size="small" />
                  <OrganizerIcon name={name} />
                  <OrganizerIcon name={name} size="large" />
                </div>
                <span className={css.token}>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label="Card marks">
        <Heading level={2} size="lg">
          Card marks
        </Heading>
        <CardMarks brands={['visa', 'mastercard', 'amex', 'discover']} />
      </section>
    </div>
  );
}

const meta = { title: 'Foundations/Icons', component: AllIcons } satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 16, 20 and 28 px, one stroked path each, in the colour of the words beside them. */
export const All: Story = {};
/** What points along the line of reading turns round; clocks, checks and marks do not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

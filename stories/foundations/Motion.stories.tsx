import type { Meta, StoryObj } from '@storybook/react-vite';
import { names } from '../../src/theme/names';
import { scale } from '../../src/theme/scale';
import { Spinner } from '../../src/themed/kit/Spinner';
import { Skeleton } from '../../src/themed/kit/Skeleton';
import * as css from './foundations.css';

const uses: Readonly<Record<keyof typeof scale.motion, string>> = {
  fast: 'Colour and press',
  base: 'Open, close, fade',
  slow: 'The order summary',
  ease: 'Of all movement',
};

function Motion() {
  return (
    <div className={css.groups}>
      <ul className={css.grid}>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
          <li key={name}>
            <p className={css.name}>{uses[name]}</p>
            <p className={css.token}>--{names.motion[name]}</p>
            <p className={css.token}>{scale.motion[name]}</p>
          </li>
        ))}
      </ul>
      <div className={css.sizes}>
        <Spinner />
        <Skeleton width="12rem" />
      </div>
    </div>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;

/** Three times and one easing; nothing moves more than 8 px, and nothing at all under reduced motion. */
export const Times: StoryObj<typeof meta> = {};

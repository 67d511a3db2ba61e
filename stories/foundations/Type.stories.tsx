import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../src/theme';
import * as css from './foundations.css';
import { nameOf, withSample } from './Tokens';

function TypeScale() {
  return (
    <div className={css.groups}>
      {Object.entries(vars.text).map(([step, size]) => (
        <div key={step} className={css.line}>
          <p
            className={css.text}
            style={{ ...withSample(size), lineHeight: vars.line[step as keyof typeof vars.line] }}
          >
            Two-Day Pass, $1,320.00
          </p>
          <p className={css.token}>
            {nameOf(size)}, {nameOf(vars.line[step as keyof typeof vars.line])}
          </p>
        </div>
      ))}
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: TypeScale } satisfies Meta<typeof TypeScale>;
export default meta;

/** 12, 14, 16, 18, 22, 28 and 40 px, in two weights. */
export const Scale: StoryObj<typeof meta> = {};

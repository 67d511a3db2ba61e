import { useState } from 'react';
import type { BrandColour } from '../../src/domain/theme';
import { brandOf } from '../../src/domain/theme';
import { read, toHex } from '../../src/domain/theme/colour';
import { ContrastReportView } from '../../src/organizer/kit/appearance/ContrastReportView';
import { brands, type Preset } from '../../src/theme';
import { Button } from '../../src/themed/kit/Button';
import { Field } from '../../src/themed/kit/Field';
import { Tag } from '../../src/themed/kit/Tag';
import { TextInput } from '../../src/themed/kit/TextInput';
import { ThemeRoot } from '../../src/themed/root';
import * as css from './foundations.css';

const names: Readonly<Record<BrandColour, string>> = {
  color0: 'color0, ground',
  color1: 'color1, ink',
  color2: 'color2, action',
  color3: 'color3, highlight',
  color4: 'color4, quiet',
  color5: 'color5, line',
};

export interface ContrastLabProps {
  preset: Preset;
  scheme: 'light' | 'dark';
  /** What the six inputs start with. */
  settings?: Partial<Record<BrandColour, string>>;
}

/** Six colours to try, the report of their contrast, and what they look like. */
export function ContrastLab({ preset, scheme, settings = {} }: ContrastLabProps) {
  const [tried, setTried] = useState<Partial<Record<BrandColour, string>>>(settings);
  const put = (color: BrandColour, value: string) => setTried((before) => ({ ...before, [color]: value }));
  const brand = brandOf(tried, brands[preset]);
  return (
    <div className={css.lab}>
      <div className={css.inputs}>
        {(Object.keys(names) as BrandColour[]).map((color) => (
          <div key={color} className={css.input}>
            <input
              type="color"
              aria-label={`Pick ${names[color]}`}
              value={toHex(read(brand[color]))}
              onChange={({ target }) => put(color, target.value)}
              className={css.picker}
            />
            <Field label={names[color]}>
              {(control) => (
                <TextInput
                  {...control}
                  dir="ltr"
                  value={tried[color] ?? brand[color]}
                  onChange={({ target }) => put(color, target.value)}
                />
              )}
            </Field>
          </div>
        ))}
      </div>
      <ThemeRoot preset={preset} scheme={scheme} settings={tried}>
        <div className={css.sampleCard}>
          <p className={css.name}>
            Two-Day Pass <Tag tone="highlight">20% off</Tag>
          </p>
          <p className={css.quiet}>Two full days and the printed programme.</p>
          <p>
            <a href="#read-more">Read more</a>
          </p>
          <Button variant="primary">Order Now</Button>
        </div>
      </ThemeRoot>
      <ContrastReportView settings={tried} preset={preset} scheme={scheme} onFix={put} />
    </div>
  );
}

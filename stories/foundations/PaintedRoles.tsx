import { brandOf, paletteOf, type Role } from '../../src/domain/theme';
import { brands, presets, vars, type Preset } from '../../src/theme';
import { ThemeRoot } from '../../src/themed/root';
import type { ThemeSettings } from '../../src/contract';
import * as css from './foundations.css';

/** Six colours that could not be read together: the theme brings them apart. */
export const tooClose = {
  color0: '#b0b0b0',
  color1: '#b8b8b8',
  color2: '#ffd400',
  color3: '#ffe45c',
  color4: '#c9c9c9',
  color5: '#e8e8e8',
};
/** A dark brand, saturated throughout. */
const saturated = {
  color0: '#101820',
  color1: '#ff0040',
  color2: '#00e5ff',
  color3: '#7a00ff',
  color4: '#00ff66',
  color5: '#ffcc00',
};

interface Theme {
  name: string;
  preset: Preset;
  scheme: 'light' | 'dark';
  settings?: ThemeSettings;
}

const themes: readonly Theme[] = (['light', 'dark'] as const).flatMap((scheme) => [
  ...presets.map((preset) => ({ name: `${preset}, ${scheme}`, preset, scheme })),
  { name: `too close, ${scheme}`, preset: 'ink', scheme, settings: tooClose },
  { name: `saturated, ${scheme}`, preset: 'ink', scheme, settings: saturated },
]);

/** Every role as the stylesheet paints it, and in it as `paletteOf` computes it: the two must not be told apart. */
export function PaintedRoles() {
  return themes.map(({ name, preset, scheme, settings = {} }) => (
    <ThemeRoot key={name} preset={preset} scheme={scheme} settings={settings}>
      <section aria-label={name} className={css.panel}>
        <p className={css.name}>{name}</p>
        <ul className={css.chips}>
          {Object.entries(paletteOf(brandOf(settings, brands[preset]), scheme)).map(([role, computed]) => (
            <li
              key={role}
              title={role}
              data-role={role}
              data-computed={computed}
              className={css.roleChip}
              style={{ background: vars.color[role as Role] }}
            >
              <span className={css.computed} style={{ background: computed }} />
            </li>
          ))}
        </ul>
      </section>
    </ThemeRoot>
  ));
}

export { resolveTheme, type ResolvedTheme } from '../domain/theme/resolveTheme';
export { isColour } from '../domain/theme/isColour';
export { isFontList } from '../domain/theme/theme';
export {
  brandOf,
  contrastReport,
  paletteOf,
  type Brand,
  type BrandColour,
  type ColourCorrection,
  type ColourFix,
  type ContrastLevel,
  type ContrastOptions,
  type ContrastReport,
  type ContrastResult,
  type Role,
} from '../domain/theme';
export {
  brands,
  densities,
  presets,
  schemes,
  vars,
  type BrandValues,
  type Density,
  type Preset,
  type Scheme,
} from '../theme';
export { ThemeRoot, useDirection, usePortalContainer, type ThemeRootProps } from '../themed/root';

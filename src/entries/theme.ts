export { resolveTheme, type ResolvedTheme } from '../domain/resolveTheme';
export { isColour, isFontList } from '../domain/theme';
export * from '../domain/colour';
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

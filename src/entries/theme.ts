export { resolveTheme, type ResolvedTheme } from '../domain/resolveTheme';
export { isColour, isFontList } from '../domain/theme';
export * from '../domain/colour';
export { brands, presets, schemes, vars, type BrandValues, type Preset, type Scheme } from '../theme';
export { ThemeRoot, useDirection, usePortalContainer, type ThemeRootProps } from '../themed/root';

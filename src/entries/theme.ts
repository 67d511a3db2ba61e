export { resolveTheme, type ResolvedTheme } from '../domain/resolveTheme';
export { isColour, isFontList } from '../domain/theme';
export { presets, schemes, vars, type Preset, type Scheme } from '../theme';
export { ThemeRoot, useDirection, usePortalContainer, type ThemeRootProps } from '../themed/root';

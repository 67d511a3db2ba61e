export { useDirection, usePortalContainer } from './PlaceContext';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot';

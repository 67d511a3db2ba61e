export { useDirection, usePortalContainer } from './PortalContext';
export type { ThemeRootProps } from './BrandContext';
export { ThemeRoot } from './ThemeRoot';

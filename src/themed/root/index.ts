export { useDirection, usePortalContainer } from './PortalContext';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot';

export { usePortalContainer } from './PortalContext';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot';

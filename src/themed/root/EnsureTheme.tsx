'use client';
import { useContext, type ReactNode } from 'react';
import { BrandContext } from './BrandContext';
import { PortalContext } from './PortalContext';
import { ThemeRoot } from './ThemeRoot';

/** For a screen that may be mounted alone: the provider's look, unless a root inside the provider has it already. */
export function EnsureTheme({ children }: { children: ReactNode }) {
  const brand = useContext(BrandContext);
  const isThemed = useContext(PortalContext).brand === brand;
  return isThemed ? children : <ThemeRoot>{children}</ThemeRoot>;
}

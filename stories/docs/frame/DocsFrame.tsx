import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { dark, light } from '../../../.storybook/brand';
import { ThemeRoot } from '../../../src/themed/root';
import * as css from './docs.css';
import { useToolbar } from './toolbar';

/** Around every page of text: our own tokens, in the scheme of the toolbar. What is shown on it has the preset's own. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useToolbar()['scheme'] === 'dark';
  return (
    <DocsContainer {...props} theme={isDark ? dark : light}>
      <ThemeRoot preset="ink" scheme={isDark ? 'dark' : 'light'} locale="en">
        {/* The name by which Storybook leaves the words on a page alone. */}
        <div className={`sb-unstyled ${css.page}`}>{children}</div>
      </ThemeRoot>
    </DocsContainer>
  );
}

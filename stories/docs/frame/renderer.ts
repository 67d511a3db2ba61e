import { DocsRenderer } from '@storybook/addon-docs';
import type { DocsContextProps, Parameters } from 'storybook/internal/types';
import { ComponentPage } from '../component/ComponentPage';
import { DocsFrame } from './DocsFrame';
import { elements } from './elements';

/** Storybook's renderer of pages, with our frame and words; our component page where no page was written by hand. */
export function createDocsRenderer() {
  const renderer = new DocsRenderer();
  const { render } = renderer;
  renderer.render = (context: DocsContextProps, parameters: Parameters, element: HTMLElement) =>
    render(
      context,
      { page: ComponentPage, ...parameters, container: DocsFrame, components: elements },
      element,
    );
  return renderer;
}

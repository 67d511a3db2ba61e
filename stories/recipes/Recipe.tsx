import { Source } from '@storybook/addon-docs/blocks';

/** The code of a recipe, as it stands in the example. */
export const Recipe = ({ code, language = 'tsx' }: { code: string; language?: 'tsx' | 'css' }) => (
  <Source language={language} code={code.trim()} />
);

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import i18next from 'eslint-plugin-i18next';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Words that belong in the catalogue, written straight into JSX: as text, in an expression, or in an attribute that is read out. */
const literalText = [
  'error',
  {
    mode: 'jsx-only',
    message: 'Visible text is an i18n key: use t(…).',
    'jsx-attributes': { include: ['^aria-label$', '^(title|placeholder|alt|label|summary)$'] },
    // The names of cards are drawn, as their owners have them.
    'jsx-components': { exclude: ['text'] },
    'object-properties': { exclude: ['dir', 'rel'] },
    // Signs, digits, what one letter stands for, and the marks on cards are the same in every language.
    words: { exclude: [/^(?!.*\p{L}{2}).*$/su, /^(VISA|AMEX|DISCOVER)$/] },
  },
];
/** Server HTML has one door: themed/safeHtml. */
const rawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Server HTML goes through <SafeHtml>.',
};

export default defineConfig(
  // Examples have their packages only where they are tried out, and are checked there by their own builds.
  globalIgnores([
    'examples',
    'dist',
    'host-app/dist',
    'storybook-static',
    'coverage',
    '**/mockServiceWorker.js',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Says that React's compiler leaves a component alone; nothing here is compiled by it.
      'react-hooks/incompatible-library': 'off',
    },
  },
  { files: ['src/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', rawHtml] } },
  {
    files: ['src/**/*.tsx', 'host-app/src/**/*.tsx'],
    plugins: { i18next },
    rules: { 'i18next/no-literal-string': literalText },
  },
  storybook.configs['flat/recommended'],
  prettier,
);

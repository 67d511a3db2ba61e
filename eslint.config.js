import jsxA11y from 'eslint-plugin-jsx-a11y';
import i18next from 'eslint-plugin-i18next';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
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
    // Values that a name or an attribute can have: the rule would know them by types, and need a program of its own for that.
    'object-properties': {
      exclude: ['autoCapitalize', 'dir', 'drawing', 'icon', 'inputMode', 'rel', 'role', 'target'],
    },
    callees: {
      exclude: [
        't',
        'text',
        'choice',
        'choiceRow',
        'button',
        'secondButton',
        'handlers',
        'inputOf',
        'methods.register',
      ],
    },
    // Signs, digits, what one letter stands for, keys, and the marks on cards are the same in every language.
    words: { exclude: [/^(?!.*\p{L}{2}).*$/su, /^\w+(\.\w+)+$/, /^(VISA|AMEX|DISCOVER)$/] },
  },
];
/** Server HTML has one door: themed/safeHtml. */
const rawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Server HTML goes through <SafeHtml>.',
};

/** A literal that is spread at once: its members stand there by themselves. */
const spreadLiteral = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the members themselves instead of spreading a literal.',
};

/** What oxlint has no rules for; it checks the language, types and hooks (.oxlintrc.json). */
export default defineConfig(
  // Examples have their packages only where they are tried out, and are checked there by their own builds.
  globalIgnores([
    'examples',
    'dist',
    'host-app/dist',
    'storybook-static',
    'docs-site',
    'coverage',
    '**/*.{js,mjs}',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.tsx', '.storybook/*.ts'],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', spreadLiteral] },
  },
  { files: ['src/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', rawHtml, spreadLiteral] } },
  {
    files: ['src/**/*.tsx', 'host-app/src/**/*.tsx'],
    plugins: { i18next },
    rules: { 'i18next/no-literal-string': literalText },
  },
  storybook.configs['flat/recommended'],
);

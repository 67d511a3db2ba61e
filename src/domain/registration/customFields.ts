/**
 * A field that the page around adds to the registration form, in its own words. What is filled in is sent with the order as
 * `customFields[name]`, trimmed; what is empty is left out.
 * @experimental
 */
export interface CustomField {
  /** Letters, digits, `_` and `-`; each once. */
  name: string;
  /** In the language of the page. */
  label: string;
  /** Below the field. */
  help?: string | undefined;
  /** A ticked `checkbox` is sent as `true`. Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'multiline' | 'select' | 'checkbox' | undefined;
  /** Of a `select`: what is sent, in the order to show. */
  options?: readonly string[] | undefined;
  /** Default: false. */
  required?: boolean | undefined;
  /** Characters. Default: 250, of several lines 1,000; never more than that. */
  maxLength?: number | undefined;
  /** A token of the HTML `autocomplete` attribute, e.g. `organization`. */
  autoComplete?: string | undefined;
  /** What is wrong with a value, as it is shown; nothing when it is right. Not asked about empty ones. */
  validate?: ((value: string) => string | undefined) | undefined;
}

/** Characters that a backend has to take. */
const maxAnswerLength = 1_000;

/** How many characters a field takes. */
export const customFieldLimit = ({ type, maxLength }: CustomField): number =>
  Math.min(maxLength ?? (type === 'multiline' ? maxAnswerLength : 250), maxAnswerLength);

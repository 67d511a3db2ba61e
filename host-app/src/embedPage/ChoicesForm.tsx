import { Field, Fieldset, NativeSelect, Radio, shippedLocales, TextInput } from 'boxoffice';
import { presets, schemes } from 'boxoffice/theme';
import type { AttributeName } from 'boxoffice/embed';
import { text, type TextKey } from '../texts';
import css from './EmbedPage.module.css';
import type { Choices } from './snippet';

interface ChoicesFormProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const nameOf = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
const locales = shippedLocales.filter((locale) => !locale.startsWith('en-X'));
const modes = ['frame', 'inline'] as const;

const visitor: readonly [AttributeName, TextKey][] = [
  ['prefill-first-name', 'embed.firstName'],
  ['prefill-last-name', 'embed.lastName'],
  ['prefill-email', 'embed.email'],
  ['prefill-company', 'embed.company'],
];

/** Everything a snippet may say; each change is seen at once. */
export function ChoicesForm({ choices, onChange }: ChoicesFormProps) {
  const change = (name: AttributeName, value: string) => onChange({ ...choices, [name]: value });
  const choiceRow = (name: AttributeName, label: TextKey, hint?: TextKey) => (
    <Field key={name} label={text(label)} {...(hint && { hint: text(hint) })}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={choices[name] ?? ''}
          onChange={({ target }) => change(name, target.value)}
        />
      )}
    </Field>
  );
  const choice = (name: AttributeName, label: TextKey, options: { value: string; label: string }[]) => (
    <Field label={text(label)}>
      {(control) => (
        <NativeSelect
          {...control}
          value={choices[name] ?? ''}
          options={options}
          onChange={({ target }) => change(name, target.value)}
        />
      )}
    </Field>
  );
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()}>
      {choiceRow('event-id', 'embed.event')}
      <Fieldset legend={text('embed.mode')}>
        {modes.map((mode) => (
          <Radio
            key={mode}
            name="mode"
            label={text(`embed.mode.${mode}`)}
            checked={choices.mode === mode}
            onChange={() => onChange({ ...choices, mode })}
          />
        ))}
      </Fieldset>
      <div className={css['three']}>
        {choice('locale', 'embed.language', [
          { value: '', label: text('embed.languageOfPage') },
          ...locales.map((value) => ({ value, label: nameOf(value) })),
        ])}
        {choice(
          'preset',
          'embed.preset',
          presets.map((value) => ({ value, label: text(`demo.preset.${value}`) })),
        )}
        {choice(
          'scheme',
          'embed.scheme',
          schemes.map((value) => ({ value, label: text(`demo.scheme.${value}`) })),
        )}
      </div>
      {choiceRow('promotion-code', 'embed.promotion')}
      {choiceRow('tickets', 'embed.tickets', 'embed.ticketsHint')}
      <Fieldset legend={text('embed.prefill')}>
        <div className={css['two']}>{visitor.map(([name, label]) => choiceRow(name, label))}</div>
      </Fieldset>
    </form>
  );
}

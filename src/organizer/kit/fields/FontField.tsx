'use client';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useT } from '../../../i18n';
import { brands } from '../../../theme';
import { Field } from '../../../themed/kit/Field';
import { Select } from '../../../themed/kit/Select';
import { TextInput } from '../../../themed/kit/TextInput';
import { useEditorField } from '.';

export interface FontFieldProps<Values extends FieldValues> {
  /** Where the list of font families is in the form; '' for the look around it. */
  name: FieldPath<Values>;
  label: string;
  span?: 6 | 12 | undefined;
}

/** Stand in the list for no font and for one that is written out; an option without a value can't be chosen. */
const [usual, own] = ['usual', 'own'];

const fonts = [
  { value: brands.ink.font, label: 'organizer.kit.font.sans' },
  { value: brands.summit.font, label: 'organizer.kit.font.humanist' },
  { value: brands.festival.font, label: 'organizer.kit.font.serif' },
  { value: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace", label: 'organizer.kit.font.mono' },
] as const;

/** A font: one that every device has something like, or families by name. */
export function FontField<Values extends FieldValues = FieldValues>(props: FontFieldProps<Values>) {
  const { name, label, span = 12 } = props;
  const t = useT();
  const { id, value, set, leave, error, ref } = useEditorField<string>(name, label);
  const isKnown = value === '' || fonts.some((font) => font.value === value);
  const [isWriting, setWriting] = useState(false);
  const isOwn = isWriting || !isKnown;
  const choose = (chosen: string) => {
    setWriting(chosen === own);
    if (chosen !== own) set(chosen === usual ? '' : chosen);
  };
  return (
    <>
      <Field label={label} id={isOwn ? undefined : id} span={span}>
        {(control) => (
          <Select
            {...control}
            ref={isOwn ? undefined : ref}
            options={[
              { value: usual, label: t('organizer.kit.font.usual') },
              ...fonts.map((font) => ({ value: font.value, label: t(font.label) })),
              { value: own, label: t('organizer.kit.font.own') },
            ]}
            value={isOwn ? own : value || usual}
            onValueChange={choose}
          />
        )}
      </Field>
      {isOwn && (
        <Field
          label={t('organizer.kit.font.families')}
          hint={t('organizer.kit.font.familiesHint')}
          id={id}
          error={error}
          span={span}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={ref}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={({ target }) => set(target.value)}
              onBlur={leave}
            />
          )}
        </Field>
      )}
    </>
  );
}

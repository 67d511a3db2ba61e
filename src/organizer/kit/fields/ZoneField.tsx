'use client';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useEnvironment } from '../../../hooks';
import { useLocale, useT, type MessageKey } from '../../../i18n';
import { ComboBox } from '../../../themed/kit/ComboBox';
import { Field } from '../../../themed/kit/Field';
import { frameOf, useEditorField, type EditorFieldProps } from './useEditorField';
import { offsetOf, searchZones, zoneLabel, zonesOf } from './zones';

/** A time zone by its city, region or offset (`GMT-4`); IANA, '' for none. Text that is no zone stays and is refused. */
export function ZoneField<Values extends FieldValues = FieldValues>(props: EditorFieldProps<Values>) {
  const { name, label, alsoChecks } = props;
  const t = useT();
  const locale = useLocale();
  const { clock } = useEnvironment();
  const { value, set, leave, id, error } = useEditorField<string>(name, label, { alsoChecks, check });
  const [now] = useState(() => clock.now());
  const zones = useMemo(() => zonesOf(isZone(value) ? value : '', locale, now), [value, locale, now]);
  const labelOf = (zone: string) => {
    const found = zones.find((one) => one.id === zone);
    return found ? zoneLabel(found) : zone;
  };
  const [entry, setEntry] = useState({ value, text: labelOf(value) });
  // Put in from elsewhere.
  if (entry.value !== value) setEntry({ value, text: labelOf(value) });
  const choose = (next: string) => {
    setEntry({ value: next, text: labelOf(next) });
    set(next);
  };
  const options = useMemo(() => {
    const chosen = zones.find((zone) => zone.id === value);
    const isTyped = !chosen || zoneLabel(chosen) !== entry.text;
    return (isTyped ? searchZones(zones, entry.text) : zones).map((zone) => ({
      value: zone.id,
      label: zoneLabel(zone),
    }));
  }, [zones, entry.text, value]);
  const judge = () => {
    const [only, ...others] = options;
    if (entry.text.trim() === '') choose('');
    else if (only && others.length === 0) choose(only.value);
    else if (entry.text !== labelOf(value)) {
      setEntry({ value: entry.text, text: entry.text });
      set(entry.text);
    }
    leave();
  };
  return (
    <Field {...frameOf(props)} id={id} error={error}>
      {(control) => (
        <ComboBox
          {...control}
          aria-labelledby={`${id}-label`}
          value={value}
          text={entry.text}
          options={options}
          onTextChange={(text) => setEntry({ ...entry, text })}
          onValueChange={choose}
          onLeave={judge}
          onEnter={judge}
          empty={t('organizer.kit.form.zone.none')}
        />
      )}
    </Field>
  );
}

const isZone = (zone: string) => zone !== '' && offsetOf(zone, 'en', 0) !== '';

const check = (value: unknown): MessageKey | undefined =>
  typeof value !== 'string' || value === '' || isZone(value) ? undefined : 'organizer.kit.form.zone.invalid';

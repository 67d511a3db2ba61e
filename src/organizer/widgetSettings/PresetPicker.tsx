'use client';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ThemeValues, WidgetSettingsValues } from '../../domain/widgetSettings';
import { useT } from '../../i18n';
import { brands, presets, type Preset } from '../../theme';
import * as css from './PresetPicker.css';

const colours = ['color0', 'color1', 'color2', 'color3', 'color4', 'color5'] as const;

/** A preset's look, every value of it said: the widget has it wherever it is put. */
function themeFrom(preset: Preset, before: ThemeValues): ThemeValues {
  const { radius, ...rest } = brands[preset];
  return { ...before, ...rest, radius: Number.parseFloat(radius) };
}

/** The preset whose colours the form has now. */
const presetOf = (theme: ThemeValues): Preset | undefined =>
  presets.find((preset) => colours.every((name) => theme[name] === brands[preset][name]));

export interface PresetPickerProps {
  form: Pick<UseFormReturn<WidgetSettingsValues>, 'control' | 'setValue' | 'getValues'>;
}

/** A look to start from: fills in colours, font and corners, which can be changed from there. */
export function PresetPicker({ form: { control, setValue, getValues } }: PresetPickerProps) {
  const t = useT();
  const group = useId();
  const theme = useWatch({ control, name: 'theme' });
  const chosen = presetOf(theme);
  const choose = (preset: Preset) =>
    setValue('theme', themeFrom(preset, getValues('theme')), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <div role="radiogroup" aria-label={t('organizer.widgetSettings.preset')} className={css.group}>
      {presets.map((preset) => (
        <label key={preset} className={css.card} style={{ background: brands[preset].color0 }}>
          <input
            type="radio"
            name={group}
            checked={chosen === preset}
            onChange={() => choose(preset)}
            className={css.input}
          />
          <span aria-hidden="true" className={css.dots}>
            <span className={css.dot} style={{ background: brands[preset].color2 }} />
            <span className={css.dot} style={{ background: brands[preset].color3 }} />
          </span>
          <span style={{ color: brands[preset].color1, fontFamily: brands[preset].font }}>
            {t(`organizer.widgetSettings.preset.${preset}`)}
          </span>
        </label>
      ))}
    </div>
  );
}

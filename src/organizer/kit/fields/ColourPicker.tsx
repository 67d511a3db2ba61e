'use client';
import { useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useColorArea } from 'react-aria/useColorArea';
import { useColorSlider } from 'react-aria/useColorSlider';
import { VisuallyHidden } from 'react-aria/VisuallyHidden';
import { parseColor, type Color } from 'react-stately/Color';
import { useColorAreaState } from 'react-stately/useColorAreaState';
import { useColorSliderState } from 'react-stately/useColorSliderState';
import { useLocale, useT } from '../../../i18n';
import * as css from './ColourField.css';

export interface ColourPickerProps {
  /** `#rrggbb`. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Saturation and brightness in a square, hue on a slider: by pointer or by arrow keys. */
export function ColourPicker({ value, onValueChange }: ColourPickerProps) {
  const locale = useLocale();
  // Greys have no hue of their own: the one that was chosen last is kept beside the code.
  const [colour, setColour] = useState(() => parseColor(value).toFormat('hsb'));
  const [lastReported, setLastReported] = useState(value);
  if (lastReported !== value) {
    setLastReported(value);
    setColour(parseColor(value).toFormat('hsb'));
  }
  const change = (next: Color) => {
    const code = next.toString('hex').toLowerCase();
    setColour(next);
    setLastReported(code);
    onValueChange(code);
  };
  return (
    <I18nProvider locale={locale}>
      <div className={css.picker}>
        <Area colour={colour} onChange={change} />
        <Hue colour={colour} onChange={change} />
      </div>
    </I18nProvider>
  );
}

interface PartProps {
  colour: Color;
  onChange: (colour: Color) => void;
}

function Area({ colour, onChange }: PartProps) {
  const t = useT();
  const inputXRef = useRef<HTMLInputElement>(null);
  const inputYRef = useRef<HTMLInputElement>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const channels = { xChannel: 'saturation', yChannel: 'brightness' } as const;
  const options = {
    ...channels,
    value: colour,
    onChange,
    'aria-label': t('organizer.kit.form.colour.shade'),
  };
  const state = useColorAreaState(options);
  const { colorAreaProps, thumbProps, xInputProps, yInputProps } = useColorArea(
    { ...options, inputXRef, inputYRef, containerRef },
    state,
  );
  return (
    <div {...colorAreaProps} ref={containerRef} className={css.area}>
      <div {...thumbProps} className={css.thumb}>
        <VisuallyHidden>
          <input ref={inputXRef} {...xInputProps} />
          <input ref={inputYRef} {...yInputProps} />
        </VisuallyHidden>
      </div>
    </div>
  );
}

function Hue({ colour, onChange }: PartProps) {
  const t = useT();
  const locale = useLocale();
  const trackRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const options = {
    channel: 'hue' as const,
    value: colour,
    onChange,
    'aria-label': t('organizer.kit.form.colour.hue'),
  };
  const state = useColorSliderState({ ...options, locale });
  const { trackProps, thumbProps, inputProps } = useColorSlider({ ...options, trackRef, inputRef }, state);
  return (
    <div {...trackProps} ref={trackRef} className={css.track}>
      <div {...thumbProps} className={css.sliderThumb}>
        <VisuallyHidden>
          <input ref={inputRef} {...inputProps} />
        </VisuallyHidden>
      </div>
    </div>
  );
}

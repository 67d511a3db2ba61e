'use client';
import { useId } from 'react';
import { useT } from '../../../i18n';
import { Checkbox } from '../../kit/Checkbox';
import * as css from './help.css';

export interface RememberMeProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The consent to be remembered in this browser. 000 §1: if allowInformationReuse. */
export function RememberMe({ checked, onChange }: RememberMeProps) {
  const t = useT();
  const hintId = useId();
  return (
    <div>
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        label={t('registration.help.remember')}
        aria-describedby={hintId}
      />
      <p id={hintId} className={css.rememberHint}>
        {t('registration.help.rememberHint')}
      </p>
    </div>
  );
}

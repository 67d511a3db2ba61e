'use client';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '../../i18n';
import { Checkbox } from '../kit/Checkbox';
import { AccountField, type AccountFieldProps } from './AccountField';

export interface PasswordFieldProps<T extends FieldValues> extends Pick<
  AccountFieldProps<T>,
  'form' | 'name' | 'label' | 'hint'
> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until somebody wants to see it. It may be pasted. */
export function PasswordField<T extends FieldValues>(props: PasswordFieldProps<T>) {
  const t = useT();
  const [isVisible, setVisible] = useState(false);
  return (
    <div>
      <AccountField {...props} type={isVisible ? 'text' : 'password'} />
      <Checkbox
        label={t('account.showPassword')}
        checked={isVisible}
        onChange={(event) => setVisible(event.target.checked)}
      />
    </div>
  );
}

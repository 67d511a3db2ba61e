'use client';
import type { ReactNode } from 'react';
import { Icon } from '../../../themed/kit/Icon';
import * as css from './fields.css';

/** What may be a mistake and is taken all the same: for the `hint` of a field, with an icon so that colour isn't the only sign. */
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <span className={css.warning}>
    <Icon name="alert" size="small" className={css.warningIcon} />
    <span>{children}</span>
  </span>
);

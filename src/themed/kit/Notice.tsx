'use client';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { IconButton } from './IconButton';
import { cx } from './cx';
import { Icon } from './Icon';
import * as css from './Notice.css';

/** Props of `Notice`. @public */
export interface NoticeProps {
  /** What kind of news it is; chooses colour and icon. */
  tone?: 'info' | 'positive' | 'warning' | 'danger' | undefined;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What to do. */
  children?: ReactNode;
  /** Instead of the tone's own icon: an envelope. */
  icon?: 'mail' | undefined;
  /** Shows a closing button. */
  onDismiss?: (() => void) | undefined;
  /** Below the words: a button or a link. */
  action?: ReactNode;
  /** Read aloud when it appears: `assertive` for what stops the order, `polite` for the rest. */
  live?: 'polite' | 'assertive' | 'off' | undefined;
  /** For what points at it. */
  id?: string | undefined;
  /** Added to the classes of its outermost element. */
  className?: string | undefined;
}

const icons = {
  info: 'info',
  positive: 'check-circle',
  warning: 'alert',
  danger: 'alert-circle',
  mail: 'mail',
} as const;

const liveRoles = { polite: 'status', assertive: 'alert', off: undefined } as const;

/** Something to know about the screen as a whole; what belongs to one field is said by the field. @public */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, icon, onDismiss, action, live = 'off', id, className } = props;
  const t = useT();
  return (
    <div
      id={id}
      role={liveRoles[live]}
      data-tone={tone}
      className={cx(css.notice, css.tones[tone], className)}
    >
      <Icon name={icons[icon ?? tone]} className={css.iconTones[tone]} />
      <div className={css.body}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={t('kit.dismiss')}
          icon={<Icon name="close" size="small" />}
          onClick={onDismiss}
          className={css.dismiss}
        />
      )}
    </div>
  );
}

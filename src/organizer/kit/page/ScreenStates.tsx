'use client';
import type { ReactNode } from 'react';
import { useIsOffline } from '../../../hooks';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Heading } from '../../../themed/kit/Heading';
import { Icon } from '../../../themed/kit/Icon';
import type { IconName } from '../../../themed/kit/icons';
import { Notice } from '../../../themed/kit/Notice';
import { Skeleton } from '../../../themed/kit/Skeleton';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { Illustration } from '../appearance/Illustration';
import type { IllustrationName } from '../appearance/illustrations';
import * as css from './ScreenStates.css';

/** Props of `ScreenLoading`. @experimental */
export interface ScreenLoadingProps {
  /** Read aloud: "Loading orders". */
  label: string;
  /** The place of what is coming: `Skeleton`s. Lines of a list when absent. */
  children?: ReactNode;
}

/** Before the first answer. @experimental */
export function ScreenLoading({ label, children }: ScreenLoadingProps) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children ?? <ListSkeleton />}
    </>
  );
}

const lines = ['9rem', '7rem', '11rem', '8rem', '10rem', '6.5rem', '9.5rem', '8rem'];

/** The place of the rows of a list. */
export function ListSkeleton() {
  return (
    <div className={css.skeleton}>
      {lines.map((width, index) => (
        <div key={index} className={css.skeletonRow}>
          <Skeleton width="4.5rem" />
          <Skeleton width={width} />
          <Skeleton width="4rem" />
        </div>
      ))}
    </div>
  );
}

/** Props of `ScreenEmpty`. @experimental */
export interface ScreenEmptyProps {
  /** What there is none of: “No orders yet”. */
  title: string;
  /** What to do, or what will happen. */
  text?: ReactNode;
  /** An icon is enough where the place is small. */
  icon?: IconName | undefined;
  /** Instead of the icon; `tickets` when there is neither. */
  drawing?: IllustrationName | undefined;
  /** A button or a link. */
  action?: ReactNode;
  /** 2 when absent: below the name of the screen. */
  level?: 2 | 3 | undefined;
}

/** There is nothing to show, and that is all right. @experimental */
export function ScreenEmpty({ title, text, icon, drawing = 'tickets', action, level = 2 }: ScreenEmptyProps) {
  return (
    <div role="status" className={css.nothing}>
      {icon ? <Icon name={icon} size="large" className={css.icon} /> : <Illustration name={drawing} />}
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action}
    </div>
  );
}

/** Props of `ScreenFailed`. @experimental */
export interface ScreenFailedProps {
  /** "We could not load the orders". */
  title: string;
  /** Why, and what to do; to try later when absent, or to check the connection where there is none. */
  text?: ReactNode;
  /** They want it tried again. */
  onRetry: () => void;
  /** Another try is on its way. */
  isRetrying?: boolean | undefined;
}

/** A call failed; what was there before may stay below. @experimental */
export function ScreenFailed({ title, text, onRetry, isRetrying }: ScreenFailedProps) {
  const t = useT();
  const isOffline = useIsOffline();
  const retry = (
    <Button busy={isRetrying} icon={<Icon name="refresh" />} onClick={onRetry}>
      {t('load.failed.retry')}
    </Button>
  );
  return (
    <Notice tone="danger" live="assertive" title={title} action={retry} className={css.failed}>
      {text ?? t(isOffline ? 'load.failed.text' : 'load.failed.later')}
    </Notice>
  );
}

/** Props of `ScreenNotFound`. @experimental */
export interface ScreenNotFoundProps {
  /** There is nothing, or the signed-in person has no right to it. `notFound` when absent. */
  why?: 'notFound' | 'forbidden' | undefined;
  /** The way to where there is something. */
  action?: ReactNode;
}

/** What the address names does not exist, or is not for the one who asks. @experimental */
export function ScreenNotFound({ why = 'notFound', action }: ScreenNotFoundProps) {
  const t = useT();
  return (
    <ScreenEmpty
      {...(why === 'notFound' ? { drawing: 'search' } : { icon: 'lock' })}
      title={t(`organizer.kit.page.${why}.title`)}
      text={t(`organizer.kit.page.${why}.text`)}
      action={action}
    />
  );
}

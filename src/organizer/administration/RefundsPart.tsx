'use client';
import { useId, type MouseEvent } from 'react';
import { useT } from '../../i18n';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Heading } from '../../themed/kit/Heading';
import { isPlainClick } from '../kit/page/isPlainClick';
import * as css from './administration.css';

interface RefundsPartProps {
  /** Orders of the event. */
  href: string;
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Refunds and disputes are made at the order they are about: 002 §6. */
export function RefundsPart({ href, onNavigate }: RefundsPartProps) {
  const t = useT();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <Heading level={2} size="md" id={titleId}>
        {t('organizer.administration.refunds.title')}
      </Heading>
      <p className={css.quiet}>{t('organizer.administration.refunds.text')}</p>
      <div>
        <ButtonLink href={href} onClick={(click) => isPlainClick(click) && onNavigate?.(href, click)}>
          {t('organizer.administration.refunds.open')}
        </ButtonLink>
      </div>
    </section>
  );
}

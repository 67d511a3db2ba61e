'use client';
import type { MouseEvent, ReactNode } from 'react';
import { Heading } from '../../../themed/kit/Heading';
import { Icon } from '../../../themed/kit/Icon';
import { RoutedLink } from './RoutedLink';
import * as css from './PageHeader.css';

/** Props of `PageHeader`. @experimental */
export interface PageHeaderProps {
  /** The name of the screen. */
  title: ReactNode;
  /** The screen above this one: a link before the title. */
  back?: BackLink | undefined;
  /** Beside the title: tags. */
  status?: ReactNode;
  /** A line below the title: what the screen is for, or when it was changed. */
  lead?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

export interface BackLink {
  href: string;
  label: string;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The name of a screen and what can be done with it as a whole. The title takes the focus when a host moves there. @experimental */
export function PageHeader({ title, back, status, lead, actions }: PageHeaderProps) {
  return (
    <header className={css.head}>
      <div className={lead === undefined ? css.text : css.textWithLead}>
        {back && (
          <RoutedLink href={back.href} className={css.back} onNavigate={back.onNavigate}>
            <Icon name="arrow-start" size="small" />
            {back.label}
          </RoutedLink>
        )}
        <div className={css.titleLine}>
          <Heading level={1} size="2xl" tabIndex={-1} className={css.title}>
            {title}
          </Heading>
          {status}
        </div>
        {lead !== undefined && <div className={css.lead}>{lead}</div>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </header>
  );
}

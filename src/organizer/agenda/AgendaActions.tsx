'use client';
import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { OrganizerIcon } from '../kit/appearance';
import { RoutedButton } from '../kit/page/RoutedLink';
import { Popover } from '../kit/table/Popover';
import * as css from './agenda.css';
import type { AgendaLinks, AgendaRoute } from './links';

/** What is done with an agenda now and then. */
export function AgendaActions({ onCopy, ...links }: AgendaLinks & { onCopy: () => void }) {
  const t = useT();
  return (
    <Popover
      label={t('organizer.promotions.more')}
      title={t('organizer.promotions.moreTitle')}
      icon={<OrganizerIcon name="more" />}
    >
      {(close) => (
        <>
          <RouteLink
            {...links}
            route="settings"
            icon={<OrganizerIcon name="sliders" />}
            className={css.menuItem}
          />
          <RouteLink
            {...links}
            route="import"
            icon={<OrganizerIcon name="upload" />}
            className={css.menuItem}
          />
          <Button
            icon={<Icon name="copy" />}
            className={css.menuItem}
            onClick={() => {
              close();
              onCopy();
            }}
          >
            {t('organizer.agenda.copy.title')}
          </Button>
        </>
      )}
    </Popover>
  );
}

interface RouteLinkProps extends AgendaLinks {
  route: AgendaRoute;
  variant?: 'primary' | 'secondary';
  icon: ReactNode;
  className?: string;
}

export function RouteLink(props: RouteLinkProps) {
  const { route, hrefOf, onNavigate, variant = 'secondary', icon, className } = props;
  const t = useT();
  const href = hrefOf(route);
  return (
    <RoutedButton href={href} variant={variant} icon={icon} className={className} onNavigate={onNavigate}>
      {t(`organizer.agenda.place.${route}`)}
    </RoutedButton>
  );
}

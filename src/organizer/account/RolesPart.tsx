'use client';
import type { RolePermission } from '../../contract';
import { useRoleAttributes } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { type MessageKey, useLocale, useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import * as css from './account.css';

const areas: Record<RolePermission, MessageKey> = {
  MANAGE_ACCOUNT: 'organizer.kit.nav.section.account',
  MANAGE_MEMBERS: 'organizer.members.title',
  MANAGE_EVENTS: 'organizer.kit.palette.events',
  MANAGE_ORDERS: 'organizer.orders.title',
  VIEW_REPORTS: 'organizer.account.roles.reports',
  CHECK_IN: 'organizer.checkIn.name',
};

/** What each role may do in an account. 002 §6. */
export function RolesPart({ accountId }: { accountId: string }) {
  const t = useT();
  const locale = useLocale();
  const read = useRoleAttributes(accountId);
  return (
    <ScreenState
      loads={[read]}
      data={{ roles: read.roles }}
      loading={t('organizer.account.roles.loading')}
      failed={t('organizer.account.roles.notLoaded')}
    >
      {({ roles }) => (
        <section className={css.roles}>
          <h2 className={css.rolesTitle}>{t('organizer.account.roles.title')}</h2>
          <dl className={css.roleList}>
            {roles.map(({ id, role, permissions }) => (
              <div key={id} className={css.role}>
                <dt className={css.roleName}>{t(`organizer.members.role.${role}`)}</dt>
                <dd className={css.roleAreas}>
                  {listText(
                    locale,
                    permissions.map((each) => t(areas[each])),
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </ScreenState>
  );
}

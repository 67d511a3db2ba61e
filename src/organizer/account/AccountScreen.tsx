'use client';
import { useAccount } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { withOrganizerRoot } from '../withOrganizerRoot';
import * as css from './account.css';
import { AccountView } from './AccountView';
import { RolesPart } from './RolesPart';

/** Props of `AccountScreen`. @experimental */
export interface AccountScreenProps {
  /** It is saved; new events begin with it. */
  onSaved?: (() => void) | undefined;
}

function AccountEditor({ onSaved }: AccountScreenProps) {
  const t = useT();
  const read = useAccount();
  const { account, saved, save, reload } = read;
  return (
    <ScreenState
      loads={[read]}
      data={{ account, saved }}
      isUnknown={read.isUnknown}
      head={{ title: t('organizer.kit.nav.section.account') }}
      loading={t('organizer.account.record.loading')}
      failed={t('organizer.account.record.notLoaded')}
    >
      {(found) => (
        <div className={css.record}>
          <div>
            <AccountView saved={found.saved} save={save} reload={reload} onSaved={onSaved} />
          </div>
          <RolesPart accountId={found.account.id} />
        </div>
      )}
    </ScreenState>
  );
}

/** The account of whoever is signed in, and what its roles may do. 002 §6, §7 Accounts. @experimental */
export const AccountScreen = /* @__PURE__ */ withOrganizerRoot(AccountEditor);

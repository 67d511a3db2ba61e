'use client';
import { useOpenAccount } from '../../hooks';
import { loadOf } from '../../hooks/organizer/resource/load';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { ScreenState } from '../kit/record';
import { withOrganizerRoot } from '../withOrganizerRoot';

/** Props of `OpenAccountScreen`. @experimental */
export interface OpenAccountScreenProps {
  /** The one to open; an account somebody doesn’t belong to isn’t there. */
  accountId: string;
  /** It is open: show its events in the place of this screen. */
  onOpened: () => void;
  /** The list of accounts. */
  back?: BackLink | undefined;
}

function OpenAccount({ accountId, onOpened, back }: OpenAccountScreenProps) {
  const t = useT();
  const { open, ...state } = useOpenAccount(accountId, onOpened);
  return (
    <ScreenState
      loads={[loadOf(state, open)]}
      data={{ opened: undefined }}
      head={{ title: t('organizer.account.own.openTitle'), back }}
      loading={t('organizer.account.own.opening')}
      failed={t('organizer.account.own.notOpened')}
    >
      {() => null}
    </ScreenState>
  );
}

/** On the way into another account: nothing of the one before is shown. @experimental */
export const OpenAccountScreen = /* @__PURE__ */ withOrganizerRoot(OpenAccount);

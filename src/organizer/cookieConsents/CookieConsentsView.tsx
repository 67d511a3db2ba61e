'use client';
import type { CookieConsent } from '../../contract';
import { wholeTable } from '../../domain';
import { consentFilterIds, findCookieConsents } from '../../domain/cookieConsents';
import type { CookieConsentCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListDialogs, type ListProps } from '../kit/list';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import { ReadState } from '../kit/record';
import { FilterBar, NoMatch } from '../kit/table';
import { ConsentDialog } from './ConsentDialog';
import { ConsentRow } from './ConsentRow';
import * as css from './cookieConsents.css';
import { ScriptDialog } from './ScriptDialog';

export interface CookieConsentsViewProps extends ListProps {
  accountId: string;
  /** By domain; `null` before the first answer. */
  consents: readonly CookieConsent[] | null;
  calls: CookieConsentCalls;
}

type Opened = { at: 'new' } | { at: 'edit' | 'script'; consent: CookieConsent };

/** The cookie consents of an account's sites in every state the list has. */
export function CookieConsentsView(props: CookieConsentsViewProps) {
  const { accountId, consents, calls } = props;
  const t = useT();
  const { box, opened, news, begin, close, end } = useListDialogs<Opened>();
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin({ at: 'new' })}>
      {t('organizer.cookieConsents.new')}
    </Button>
  );
  const edited = opened?.at === 'edit' ? opened.consent : null;
  return (
    <div ref={box} className={css.narrow}>
      <PageHeader
        title={t('organizer.cookieConsents.title')}
        lead={t('organizer.cookieConsents.lead')}
        actions={consents !== null && consents.length > 0 && add}
      />
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...props}
        content={consents}
        loading={t('organizer.cookieConsents.loading')}
        failed={t('organizer.cookieConsents.failed')}
      >
        {(all) =>
          all.length === 0 ? (
            <ScreenEmpty
              title={t('organizer.cookieConsents.empty.title')}
              text={t('organizer.cookieConsents.empty.text')}
              action={add}
            />
          ) : (
            <Found
              {...props}
              consents={all}
              onEdit={(consent) => begin({ at: 'edit', consent })}
              onScript={(consent) => begin({ at: 'script', consent })}
            />
          )
        }
      </ReadState>
      {opened?.at === 'script' && (
        <ScriptDialog accountId={accountId} domain={opened.consent.domain} onClose={close} />
      )}
      {opened && opened.at !== 'script' && (
        <ConsentDialog
          consent={edited}
          taken={(consents ?? []).filter(({ id }) => id !== edited?.id).map(({ domain }) => domain)}
          calls={calls}
          onSaved={(name) => end(t('organizer.kit.form.savedOne', { name }))}
          onClose={close}
        />
      )}
    </div>
  );
}

interface FoundProps extends Pick<ListProps, 'view' | 'onViewChange'> {
  consents: readonly CookieConsent[];
  onEdit: (consent: CookieConsent) => void;
  onScript: (consent: CookieConsent) => void;
}

function Found({ consents, view, onViewChange, onEdit, onScript }: FoundProps) {
  const t = useT();
  const found = findCookieConsents(consents, view);
  return (
    <>
      <FilterBar
        view={view}
        onViewChange={onViewChange}
        searchLabel={t('organizer.cookieConsents.search')}
        filters={[
          {
            id: consentFilterIds.enabled,
            label: t('organizer.orders.column.status'),
            any: t('organizer.orders.anyStatus'),
            options: [
              { value: 'yes', label: t('organizer.registrationFlows.status.active') },
              { value: 'no', label: t('organizer.registrationFlows.status.inactive') },
            ],
          },
        ]}
      />
      {found.length === 0 ? (
        <NoMatch onClear={() => onViewChange(wholeTable)} />
      ) : (
        <PlainList className={css.list}>
          {found.map((consent) => (
            <ConsentRow
              key={consent.id}
              consent={consent}
              onEdit={() => onEdit(consent)}
              onScript={() => onScript(consent)}
            />
          ))}
        </PlainList>
      )}
    </>
  );
}

'use client';
import type { MouseEvent } from 'react';
import { object } from 'yup';
import type { DeveloperApp, DeveloperExtension } from '../../contract';
import { isNarrowed } from '../../domain';
import { extensionProblem } from '../../domain/developers';
import type { DeveloperCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListDialogs, type ListProps } from '../kit/list';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import { ReadState } from '../kit/record';
import { ExtensionDialog } from './ExtensionDialog';
import { ExtensionList } from './ExtensionList';
import * as css from './developers.css';

/** Where the account's apps are registered. @experimental */
export interface DeveloperAppsLink {
  href: string;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export interface ExtensionsViewProps extends ListProps {
  /** By name; `null` before the first answer. */
  extensions: readonly DeveloperExtension[] | null;
  apps: readonly DeveloperApp[];
  link: DeveloperAppsLink | undefined;
  /** Each rejects with the client's ApiError. */
  calls: Pick<DeveloperCalls, 'saveExtension' | 'removeExtension'>;
}

type Opened = { at: 'new' } | { at: 'edit' | 'remove'; extension: DeveloperExtension };

const noFields = object({});

/** The extensions of an account in every state the list has; knows nothing of where they come from. */
export function ExtensionsView(props: ExtensionsViewProps) {
  const { extensions, apps, link, calls, view } = props;
  const t = useT();
  const { box, opened, news, begin, close, end } = useListDialogs<Opened>();
  const isEmpty = extensions?.length === 0 && !isNarrowed(view);
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin({ at: 'new' })}>
      {t('organizer.developers.extensions.new')}
    </Button>
  );
  return (
    <div ref={box} className={css.narrow}>
      <PageHeader
        title={t('organizer.developers.extensions.title')}
        lead={t('organizer.developers.extensions.lead')}
        actions={extensions !== null && !isEmpty && apps.length > 0 && add}
      />
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...props}
        content={extensions}
        loading={t('organizer.developers.extensions.loading')}
        failed={t('organizer.developers.extensions.failed')}
      >
        {(all) =>
          isEmpty ? (
            <ScreenEmpty
              drawing="people"
              title={t('organizer.developers.extensions.empty')}
              text={t(
                apps.length > 0
                  ? 'organizer.developers.extensions.emptyText'
                  : 'organizer.developers.extensions.noApps',
              )}
              action={
                apps.length > 0
                  ? add
                  : link && (
                      <RoutedButton {...link}>{t('organizer.developers.extensions.toApps')}</RoutedButton>
                    )
              }
            />
          ) : (
            <ExtensionList
              {...props}
              extensions={all}
              onEdit={(extension) => begin({ at: 'edit', extension })}
              onRemove={(extension) => begin({ at: 'remove', extension })}
            />
          )
        }
      </ReadState>
      {(opened?.at === 'new' || opened?.at === 'edit') && (
        <ExtensionDialog
          extension={opened.at === 'edit' ? opened.extension : null}
          extensions={extensions ?? []}
          apps={apps}
          save={calls.saveExtension}
          onSaved={({ name }) => end(t('organizer.kit.form.savedOne', { name: name.trim() }))}
          onClose={close}
        />
      )}
      {opened?.at === 'remove' && (
        <ActionDialog
          title={t('organizer.sharing.remove.title', { name: opened.extension.name })}
          text={t('organizer.developers.extensions.remove')}
          action={t('organizer.sharing.remove.action')}
          tone="danger"
          values={{}}
          schema={noFields}
          toErrorMessage={extensionProblem}
          run={() => calls.removeExtension(opened.extension.id)}
          onDone={() => end(t('organizer.companies.deleted', { name: opened.extension.name }))}
          onClose={close}
        />
      )}
    </div>
  );
}

'use client';
import { useCallback } from 'react';
import type { SsoConfig } from '../../contract';
import { ssoConfigTypes, ssoFilterIds } from '../../domain/singleSignOn';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { optionsOf } from '../kit/fields/options';
import { ListScreen, type PagedListProps } from '../kit/list';
import { useSsoColumns } from './ssoColumns';
import { typeKeys } from './ssoKeys';

export interface SsoListViewProps extends PagedListProps {
  /** The identity providers of this page; `null` before the first answer. */
  configs: readonly SsoConfig[] | null;
  /** A provider is opened. */
  onOpen: (id: string) => void;
  /** Another one is to be set up. */
  onNew: () => void;
}

const idOf = ({ id }: SsoConfig) => id;

/** The identity providers of an account, in every state of the list; knows nothing of where they come from. */
export function SsoListView(props: SsoListViewProps) {
  const { configs, onOpen, onNew } = props;
  const t = useT();
  const columns = useSsoColumns();
  const nameOf = useCallback(({ name }: SsoConfig) => t('organizer.singleSignOn.row', { name }), [t]);
  const open = useCallback(({ id }: SsoConfig) => onOpen(id), [onOpen]);
  return (
    <ListScreen
      list={props}
      title={t('organizer.singleSignOn.title')}
      head={{
        lead: t('organizer.singleSignOn.lead'),
        actions: (
          <Button variant="primary" icon={<Icon name="plus" />} onClick={onNew}>
            {t('organizer.singleSignOn.new')}
          </Button>
        ),
      }}
      filter={{
        filters: [
          {
            id: ssoFilterIds.configType,
            label: t('organizer.agenda.kind'),
            any: t('organizer.resources.anyKind'),
            options: optionsOf(ssoConfigTypes, (type) => t(typeKeys[type])),
          },
        ],
      }}
      rows={configs}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      onOpen={open}
      empty={{
        icon: 'lock',
        title: t('organizer.singleSignOn.empty'),
        text: t('organizer.singleSignOn.emptyText'),
      }}
      failed={t('organizer.singleSignOn.failed')}
    />
  );
}

'use client';
import type { DeveloperApp, DeveloperExtension } from '../../contract';
import { wholeTable } from '../../domain';
import { extensionFilterIds, extensionPlaces, findExtensions } from '../../domain/developers';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import type { ListProps } from '../kit/list';
import { PlainList } from '../kit/page/PlainList';
import { FilterBar, NoMatch } from '../kit/table';
import { ExtensionRow } from './ExtensionRow';
import { placeKeys } from './developerKeys';
import * as css from './developers.css';

export interface ExtensionListProps extends Pick<ListProps, 'view' | 'onViewChange'> {
  extensions: readonly DeveloperExtension[];
  apps: readonly DeveloperApp[];
  onEdit: (extension: DeveloperExtension) => void;
  onRemove: (extension: DeveloperExtension) => void;
}

/** Extensions, one a row, and what they can be found by. */
export function ExtensionList(props: ExtensionListProps) {
  const { extensions, apps, view, onViewChange, onEdit, onRemove } = props;
  const t = useT();
  const found = findExtensions(extensions, view);
  return (
    <>
      <FilterBar
        view={view}
        onViewChange={onViewChange}
        searchLabel={t('organizer.developers.extensions.search')}
        filters={[
          {
            id: extensionFilterIds.place,
            label: t('organizer.developers.extension.place'),
            any: t('organizer.developers.extensions.anyPlace'),
            options: optionsOf(extensionPlaces, (place) => t(placeKeys[place])),
          },
          {
            id: extensionFilterIds.enabled,
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
        <PlainList className={css.list} aria-label={t('organizer.developers.extensions.title')}>
          {found.map((extension) => (
            <ExtensionRow
              key={extension.id}
              extension={extension}
              app={apps.find(({ id }) => id === extension.appId)}
              onEdit={() => onEdit(extension)}
              onRemove={() => onRemove(extension)}
            />
          ))}
        </PlainList>
      )}
    </>
  );
}

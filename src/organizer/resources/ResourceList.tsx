'use client';
import type { EventResource, ResourceAudience } from '../../contract';
import { isNarrowed, wholeTable } from '../../domain';
import { resourceFilterIds, resourceKinds } from '../../domain/resources';
import { useLocale, useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { SortableList } from '../kit/form';
import { CardList, SelectableRow, type ListFile, type PagedListProps } from '../kit/list';
import { PlainList } from '../kit/page/PlainList';
import { NoMatch, TablePager, type TableFilter } from '../kit/table';
import { kindKeys } from './kindKeys';
import { ResourceRow } from './ResourceRow';
import * as css from './resources.css';

export interface ResourceListProps extends PagedListProps {
  resources: readonly EventResource[];
  /** Who can be shown resources. */
  audiences: readonly ResourceAudience[];
  /** These are the first of all there are, in their order. */
  canReorder: boolean;
  /** All that match, on every page. */
  every?: ListFile<EventResource>['every'];
  /** Ids of those that were deleted here. */
  deleted: ReadonlySet<string>;
  /** The ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  onEdit: (resource: EventResource) => void;
  onRemove: (resource: EventResource) => void;
  onDuplicate: (resource: EventResource) => void;
  /** Never rejects. */
  onVisible: (resource: EventResource, visible: boolean) => Promise<unknown>;
}

const idOf = ({ id }: EventResource) => id;
const titleOf = ({ title }: EventResource) => title;

/** Resources, one a row, and what they can be found by. A part of them, and a later page, is not put in order. */
export function ResourceList(props: ResourceListProps) {
  const { resources, audiences, view, onViewChange, total, size, canReorder, onReorder } = props;
  const t = useT();
  const filters = useFilters(audiences);
  const label = t('organizer.resources.order');
  const row = (resource: EventResource) => (
    <SelectableRow id={resource.id} name={resource.title}>
      <ResourceRow
        resource={resource}
        audiences={audiences}
        onEdit={() => props.onEdit(resource)}
        onRemove={() => props.onRemove(resource)}
        onDuplicate={() => props.onDuplicate(resource)}
        onVisible={(visible) => props.onVisible(resource, visible)}
      />
    </SelectableRow>
  );
  return (
    <CardList
      view={view}
      onViewChange={onViewChange}
      searchLabel={t('organizer.resources.search')}
      filters={filters}
      savedAs={props.savedAs}
      rows={resources}
      rowId={idOf}
      isThere={(id) => !props.deleted.has(id)}
      total={total}
      file={{
        name: 'resources',
        every: props.every,
        columns: [
          { label: t('organizer.agenda.name'), exportValue: titleOf },
          { label: t('organizer.agenda.kind'), exportValue: ({ kind }) => t(kindKeys[kind].label) },
          { label: t('organizer.mobileApp.card.url'), exportValue: ({ url }) => url },
          {
            label: t('organizer.emails.audience'),
            exportValue: ({ audienceIds }) =>
              audiences.flatMap(({ id, name }) => (audienceIds.includes(id) ? [name] : [])).join('; '),
          },
          {
            label: t('organizer.resources.visibility'),
            exportValue: ({ visible }) =>
              t(visible ? 'organizer.resources.visible' : 'organizer.resources.hidden'),
          },
        ],
      }}
    >
      {isNarrowed(view) && resources.length > 0 && (
        <p className={css.quiet}>{t('organizer.resources.orderHint')}</p>
      )}
      {resources.length === 0 && <NoMatch onClear={() => onViewChange(wholeTable)} />}
      {resources.length > 0 &&
        (canReorder ? (
          <SortableList items={resources} idOf={idOf} labelOf={titleOf} label={label} onReorder={onReorder}>
            {row}
          </SortableList>
        ) : (
          <PlainList aria-label={label} className={css.list}>
            {resources.map((resource) => (
              <li key={resource.id} className={css.item}>
                {row(resource)}
              </li>
            ))}
          </PlainList>
        ))}
      {total > size && (
        <TablePager
          page={view.page}
          size={size}
          total={total}
          onPageChange={(page) => onViewChange({ ...view, page })}
        />
      )}
    </CardList>
  );
}

function useFilters(audiences: ResourceListProps['audiences']): TableFilter[] {
  const t = useT();
  const locale = useLocale();
  const figure = new Intl.NumberFormat(locale);
  return [
    {
      id: resourceFilterIds.audience,
      label: t('organizer.emails.audience'),
      any: t('organizer.resources.anyAudience'),
      options: audiences.map(({ id, name, resourceCount }) => ({
        value: id,
        label: `${name} · ${figure.format(resourceCount)}`,
      })),
    },
    {
      id: resourceFilterIds.kind,
      label: t('organizer.agenda.kind'),
      any: t('organizer.resources.anyKind'),
      options: optionsOf(resourceKinds, (kind) => t(kindKeys[kind].label)),
    },
    {
      id: resourceFilterIds.visible,
      label: t('organizer.resources.visibility'),
      any: t('organizer.resources.anyVisibility'),
      options: [
        { value: 'yes', label: t('organizer.resources.visible') },
        { value: 'no', label: t('organizer.resources.hidden') },
      ],
    },
  ];
}

'use client';
import { useId } from 'react';
import type { TableView } from '../../../domain';
import type { DataColumn } from '../../../headless/table';
import { pageSizes, type ListDisplay } from '../../../hooks/organizer/resource/useListDisplay';
import { useT } from '../../../i18n';
import { Checkbox } from '../../../themed/kit/Checkbox';
import { Glyph } from '../../../themed/kit/Glyph';
import { NativeSelect } from '../../../themed/kit/NativeSelect';
import { SegmentedControl } from '../page/SegmentedControl';
import * as css from './ArrangeMenu.css';
import { Popover } from './Popover';

interface ArrangeMenuProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'label' | 'isFixed' | 'sortable' | 'firstDirection'>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  display: ListDisplay | undefined;
}

const sliders =
  'M3 6h7m4 0h3M3 14h3m4 0h7M14 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM10 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z';

/** Which columns are shown, and the order of the rows: on a narrow screen there are no heads to sort by; and how rows are drawn. */
export function ArrangeMenu({ columns, view, onViewChange, display }: ArrangeMenuProps) {
  const t = useT();
  const sortId = useId();
  const { sort, hidden } = view;
  const sortable = columns.filter((column) => column.sortable);
  const free = columns.filter((column) => !column.isFixed);
  const sortBy = (id: string) => {
    const column = sortable.find((one) => one.id === id);
    const direction = column?.firstDirection ?? 'ascending';
    onViewChange({ ...view, sort: column ? { column: id, direction } : null, page: 1 });
  };
  return (
    <Popover
      label={t('organizer.kit.table.arrange')}
      title={t('organizer.kit.table.arrangeTitle')}
      icon={<Glyph path={sliders} />}
    >
      {() => (
        <>
          {sortable.length > 0 && (
            <div className={css.sort}>
              <label htmlFor={sortId} className={css.label}>
                {t('organizer.kit.table.sortBy')}
              </label>
              <NativeSelect
                id={sortId}
                value={sort?.column ?? ''}
                placeholder={t('organizer.kit.table.ownOrder')}
                options={sortable.map(({ id, label }) => ({ value: id, label }))}
                onChange={(event) => sortBy(event.target.value)}
              />
              {sort && (
                <SegmentedControl
                  label={t('organizer.kit.table.direction')}
                  value={sort.direction}
                  options={(['ascending', 'descending'] as const).map((value) => ({
                    value,
                    label: t(`organizer.kit.table.${value}`),
                  }))}
                  onValueChange={(direction) =>
                    onViewChange({ ...view, sort: { ...sort, direction }, page: 1 })
                  }
                />
              )}
            </div>
          )}
          {free.length > 0 && (
            <fieldset>
              <legend className={css.label}>{t('organizer.kit.table.columns')}</legend>
              {free.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  label={label}
                  checked={!hidden.includes(id)}
                  onChange={(event) =>
                    onViewChange({
                      ...view,
                      hidden: event.target.checked ? hidden.filter((one) => one !== id) : [...hidden, id],
                    })
                  }
                />
              ))}
            </fieldset>
          )}
          {display && <DisplayChoice {...display} onFirstPage={() => onViewChange({ ...view, page: 1 })} />}
        </>
      )}
    </Popover>
  );
}

function DisplayChoice(props: ListDisplay & { onFirstPage: () => void }) {
  const { size, density, onSizeChange, onDensityChange, onFirstPage } = props;
  const t = useT();
  const sizeId = useId();
  // A host may begin with a size of its own.
  const sizes = [...new Set([...pageSizes, size])].sort((a, b) => a - b).map(String);
  return (
    <div className={css.sort}>
      <label htmlFor={sizeId} className={css.label}>
        {t('organizer.kit.table.pageSize')}
      </label>
      <NativeSelect
        id={sizeId}
        value={String(size)}
        options={sizes.map((value) => ({ value, label: value }))}
        onChange={(event) => {
          onSizeChange(Number(event.target.value));
          onFirstPage();
        }}
      />
      <SegmentedControl
        label={t('organizer.kit.table.density')}
        value={density}
        options={(['comfortable', 'compact'] as const).map((value) => ({
          value,
          label: t(`organizer.kit.table.density.${value}`),
        }))}
        onValueChange={onDensityChange}
      />
    </div>
  );
}

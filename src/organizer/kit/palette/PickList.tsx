'use client';
import { Fragment, type ReactNode } from 'react';
import { usePickList } from '../../../headless/palette';
import { useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { TextInput } from '../../../themed/kit/TextInput';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import * as css from './PickList.css';

interface PickOption {
  id: string;
  label: string;
  icon?: ReactNode;
  /** After the label, small. */
  note?: string | undefined;
}

export interface PickGroup {
  title: string;
  /** An option in two groups is listed in both; give it two ids. */
  options: readonly PickOption[];
}

export interface PickListProps {
  /** Label of the field; also its hint. */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the words found. */
  groups: readonly PickGroup[];
  /** Said when they found nothing. */
  none: string;
  /** Said while more is looked for. */
  pending?: string | undefined;
  /** Said below what was found where not everything could be looked through. */
  problem?: string | undefined;
  /** As high whatever was found, so that the field stays where it is. Default: false. */
  isSteady?: boolean | undefined;
  onPick: (id: string) => void;
}

/** A field and the list it searches; the keyboard stays in the field. */
export function PickList(props: PickListProps) {
  const { label, query, onQueryChange, groups, none, pending, problem, isSteady, onPick } = props;
  const t = useT();
  const visible = groups.filter(({ options }) => options.length > 0);
  const ids = visible.flatMap(({ options }) => options.map(({ id }) => id));
  const { reset, inputProps, listProps, optionProps } = usePickList({ ids, onPick });
  const below = pending ?? problem ?? (ids.length === 0 ? none : undefined);
  return (
    <div className={css.pick} data-steady={isSteady ? '' : undefined}>
      <TextInput
        {...inputProps}
        data-autofocus=""
        aria-label={label}
        placeholder={label}
        value={query}
        start={<Icon name="search" />}
        onChange={(event) => {
          reset();
          onQueryChange(event.target.value);
        }}
      />
      <VisuallyHidden role="status">
        {pending ?? t('organizer.kit.palette.found', { count: ids.length })}
        {problem !== undefined && ` ${problem}`}
      </VisuallyHidden>
      <div {...listProps} aria-label={label} className={css.list}>
        {visible.map(({ title, options }, at) => (
          <Fragment key={title}>
            <div role="group" aria-label={title}>
              <p aria-hidden="true" className={css.title} data-first={at === 0 ? '' : undefined}>
                {title}
              </p>
              {options.map((option) => (
                <div key={option.id} {...optionProps(option.id)} className={css.option}>
                  {option.icon}
                  <bdi className={css.label}>{option.label}</bdi>
                  {option.note !== undefined && <bdi className={css.note}>{option.note}</bdi>}
                </div>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      {below !== undefined && (
        <p aria-hidden={below === none ? undefined : true} className={css.none}>
          {below}
        </p>
      )}
    </div>
  );
}

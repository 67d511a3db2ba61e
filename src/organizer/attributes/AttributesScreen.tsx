'use client';
import { useAttributes } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { AttributesView } from './AttributesView';

/** Props of `AttributesScreen`. @experimental */
export interface AttributesScreenProps extends ViewProps {
  /** The organizer’s account. */
  accountId: string;
}

/** What an account knows of people: made, renamed, given choices, deleted. 002 §7 Attributes. */
export function Attributes({ accountId, ...props }: AttributesScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { attributes, isError, isFetching, refetch, ...calls } = useAttributes(accountId);
  return (
    <AttributesView
      {...readingOf({ isError, isFetching, refetch })}
      view={view}
      onViewChange={onViewChange}
      savedAs={`attributes ${accountId}`}
      attributes={attributes ?? null}
      calls={calls}
      remove={calls.remove}
    />
  );
}

'use client';
import type { Poll } from '../../contract';
import { isAmong, isNarrowed, wholeTable } from '../../domain';
import { pollFilterIds, pollStatuses, visiblePolls } from '../../domain/polls';
import { useT } from '../../i18n';
import { optionsOf } from '../kit/fields/options';
import { SortableList } from '../kit/form';
import { CardList, SelectableRow, type ListProps } from '../kit/list';
import { PlainList } from '../kit/page/PlainList';
import type { RoutedButtonProps } from '../kit/page/RoutedLink';
import { NoMatch } from '../kit/table';
import { PollRow } from './PollRow';
import * as css from './polls.css';
import { statusKeys } from './statusKeys';

export interface PollListProps extends Pick<ListProps, 'view' | 'onViewChange' | 'savedAs'> {
  /** All of them, in their order. */
  polls: readonly Poll[];
  /** The ids in their new order. */
  onReorder: (ids: readonly string[]) => void;
  onEdit: (poll: Poll) => void;
  /** Where the result of a poll is shown to everybody; no link when absent. */
  stageHrefOf?: ((pollId: string) => string) | undefined;
  /** Called with a plain click on such a link; prevent the event's default to route without a page load. */
  onNavigate?: RoutedButtonProps['onNavigate'];
  /** To its next status. */
  onMoveOn: (poll: Poll) => void;
  onReset: (poll: Poll) => void;
  onRemove: (poll: Poll) => void;
}

const idOf = ({ id }: Poll) => id;
const questionOf = ({ question }: Poll) => question;

/** Polls, one a row, and what they can be found by. A part of them is not put in order. */
export function PollList(props: PollListProps) {
  const { polls, view, onViewChange, onReorder, stageHrefOf, onNavigate } = props;
  const t = useT();
  const found = visiblePolls(polls, view);
  const label = t('organizer.polls.order');
  const row = (poll: Poll) => (
    <SelectableRow id={poll.id} name={poll.question}>
      <PollRow
        poll={poll}
        onEdit={() => props.onEdit(poll)}
        onMoveOn={() => props.onMoveOn(poll)}
        onReset={() => props.onReset(poll)}
        onRemove={() => props.onRemove(poll)}
        stage={stageHrefOf && { href: stageHrefOf(poll.id), onNavigate }}
      />
    </SelectableRow>
  );
  const status = {
    id: pollFilterIds.status,
    label: t('organizer.orders.status'),
    any: t('organizer.orders.anyStatus'),
    options: optionsOf(pollStatuses, (each) => t(statusKeys[each].label)),
  };
  return (
    <CardList
      view={view}
      onViewChange={onViewChange}
      searchLabel={t('organizer.polls.search')}
      filters={[status]}
      savedAs={props.savedAs}
      rows={found}
      rowId={idOf}
      isThere={isAmong(polls)}
      file={{
        name: 'polls',
        columns: [
          { label: t('organizer.registrationForm.label'), exportValue: questionOf },
          { label: status.label, exportValue: ({ status: now }) => t(statusKeys[now].label) },
          {
            label: t('organizer.registrationForm.choices'),
            exportValue: ({ options }) =>
              options.map(({ text, votes }) => `${text}: ${String(votes)}`).join('; '),
          },
        ],
      }}
    >
      {found.length === 0 && <NoMatch onClear={() => onViewChange(wholeTable)} />}
      {found.length > 0 && isNarrowed(view) && (
        <>
          <p className={css.quiet}>{t('organizer.resources.orderHint')}</p>
          <PlainList aria-label={label} className={css.list}>
            {found.map((poll) => (
              <li key={poll.id} className={css.item}>
                {row(poll)}
              </li>
            ))}
          </PlainList>
        </>
      )}
      {found.length > 0 && !isNarrowed(view) && (
        <SortableList items={found} idOf={idOf} labelOf={questionOf} label={label} onReorder={onReorder}>
          {row}
        </SortableList>
      )}
    </CardList>
  );
}

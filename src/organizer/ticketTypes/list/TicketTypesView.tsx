'use client';
import type { MouseEvent } from 'react';
import type { OrganizerTicketType } from '../../../contract';
import { keepsFromRemoving } from '../../../domain/ticketTypes';
import { useT } from '../../../i18n';
import { Icon } from '../../../themed/kit/Icon';
import { ProblemNotice, useConfirm, type ProblemNoticeProps } from '../../kit/confirm';
import { SortableList } from '../../kit/form';
import { NewsLine } from '../../kit/form/SavedNotice';
import { RoutedButton } from '../../kit/page/RoutedLink';
import { PageHeader, ScreenEmpty } from '../../kit/page';
import { ReadState, type Reading } from '../../kit/record';
import { TicketTypeRow, type ListedTicketType } from './TicketTypeRow';
import * as css from './TicketTypesView.css';

export interface TicketTypesViewProps extends Reading {
  /** In the order buyers see them; `null` before the first answer. */
  types: readonly ListedTicketType[] | null;
  /** Address of a type's editor; of one for a new type with `null`. */
  hrefOf: (ticketTypeId: string | null) => string;
  /** Called with a plain click on such an address; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  onReorder: (ids: readonly string[]) => void;
  onDuplicate: (type: OrganizerTicketType) => void;
  onRemove: (type: OrganizerTicketType) => void;
  /** Why the last change was not made. */
  problem?: ProblemNoticeProps['problem'];
  /** What was changed last, in words; read aloud. */
  news?: string | undefined;
  /** Takes back what `news` tells. */
  onUndo?: (() => void) | undefined;
}

/** The event's ticket types in every state the list has; knows nothing of where they come from. */
export function TicketTypesView(props: TicketTypesViewProps) {
  const { types, problem, news, onUndo } = props;
  const t = useT();
  const isFilled = types !== null && types.length > 0;
  return (
    <>
      <PageHeader
        title={t('organizer.kit.nav.ticketTypes')}
        actions={
          <>
            <NewsLine text={news} onUndo={onUndo} className={css.news} />
            {isFilled && <AddLink {...props} label={t('organizer.ticketTypes.add')} />}
          </>
        }
      />
      <ReadState
        {...props}
        content={types}
        loading={t('organizer.ticketTypes.loading')}
        failed={t('organizer.ticketTypes.failed')}
        notice={<ProblemNotice title={t('organizer.ticketTypes.notChanged')} problem={problem} />}
      >
        {(all) =>
          all.length === 0 ? (
            <ScreenEmpty
              title={t('organizer.ticketTypes.empty.title')}
              text={t('organizer.ticketTypes.empty.text')}
              action={<AddLink {...props} label={t('organizer.ticketTypes.empty.action')} />}
            />
          ) : (
            <Types {...props} types={all} />
          )
        }
      </ReadState>
    </>
  );
}

function AddLink({ hrefOf, onNavigate, label }: TicketTypesViewProps & { label: string }) {
  const href = hrefOf(null);
  return (
    <RoutedButton href={href} variant="primary" icon={<Icon name="plus" />} onNavigate={onNavigate}>
      {label}
    </RoutedButton>
  );
}

function Types(props: TicketTypesViewProps & { types: readonly ListedTicketType[] }) {
  const { types, hrefOf, onNavigate, onReorder, onDuplicate, onRemove } = props;
  const t = useT();
  const { confirm, dialog } = useConfirm();
  const all = types.map(({ type }) => type);
  const remove = async (type: OrganizerTicketType) => {
    const isSure = await confirm({
      title: t('organizer.ticketTypes.remove.title', { name: type.name }),
      text: t('organizer.ticketTypes.remove.text'),
      action: t('organizer.ticketTypes.remove.action'),
      tone: 'danger',
    });
    if (isSure) onRemove(type);
  };
  return (
    <>
      <SortableList
        items={types}
        idOf={({ type }) => type.id}
        labelOf={({ type }) => type.name}
        label={t('organizer.ticketTypes.order')}
        onReorder={onReorder}
      >
        {(listed) => (
          <TicketTypeRow
            listed={listed}
            href={hrefOf(listed.type.id)}
            onNavigate={onNavigate}
            keeps={keepsFromRemoving(listed.type, all)}
            onDuplicate={() => onDuplicate(listed.type)}
            onRemove={() => void remove(listed.type)}
          />
        )}
      </SortableList>
      {dialog}
    </>
  );
}

'use client';
import { useRef, useState } from 'react';
import { object } from 'yup';
import type { EmailContext, RtaMessage } from '../../contract';
import { isNarrowed, wholeTable } from '../../domain';
import { rtaDeleteProblem, rtaFilterIds, rtaMessagesPerPage } from '../../domain/rtaMessages';
import type { RtaMessageCalls } from '../../hooks';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { namedOptions } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { usePressed, type ListProps } from '../kit/list';
import { PageHeader, ScreenEmpty, useNewRequest, type NewRequestProps } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import { ReadState } from '../kit/record';
import { FilterBar, NoMatch, TablePager } from '../kit/table';
import { MessageRow } from './MessageRow';
import { NewMessageDialog } from './NewMessageDialog';
import * as css from './rtaMessages.css';

interface Read {
  /** Of this page, the newest first. */
  items: readonly RtaMessage[];
  /** Those that are looked for, on all pages. */
  total: number;
  context: EmailContext;
}

export interface RtaMessagesViewProps extends ListProps, NewRequestProps {
  scope: EventScope;
  /** `null` before the first answers. */
  read: Read | null;
  /** Each rejects with the client's ApiError. */
  calls: RtaMessageCalls;
}

type Opened = 'new' | RtaMessage | null;

const noFields = object({});

/** The messages of an event’s app in every state the screen has. */
export function RtaMessagesView(props: RtaMessagesViewProps) {
  const { scope, read, view, onViewChange, calls } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const remember = usePressed(box);
  const [opened, setOpened] = useState<Opened>(null);
  const [news, setNews] = useState('');
  const begin = (next: Opened) => {
    remember();
    setNews('');
    setOpened(next);
  };
  useNewRequest(props, () => begin('new'));
  const end = (done: string) => {
    setOpened(null);
    setNews(done);
  };
  const close = () => setOpened(null);
  const remove = async ({ id }: RtaMessage) => {
    await calls.remove(id);
    if (read?.items.length === 1 && view.page > 1) onViewChange({ ...view, page: view.page - 1 });
  };
  const isEmpty = read?.total === 0 && !isNarrowed(view);
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin('new')}>
      {t('organizer.rtaMessages.new')}
    </Button>
  );
  return (
    <div ref={box}>
      <PageHeader
        title={t('organizer.rtaMessages.title')}
        lead={t('organizer.rtaMessages.lead')}
        actions={read && !isEmpty && add}
      />
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...props}
        content={read}
        loading={t('organizer.rtaMessages.loading')}
        failed={t('organizer.rtaMessages.failed')}
      >
        {({ items, total, context }) =>
          isEmpty ? (
            <ScreenEmpty
              icon="mail"
              title={t('organizer.rtaMessages.empty.title')}
              text={t('organizer.rtaMessages.empty.text')}
              action={add}
            />
          ) : (
            <>
              <FilterBar
                view={view}
                onViewChange={onViewChange}
                searchLabel={t('organizer.rtaMessages.search')}
                filters={[
                  {
                    id: rtaFilterIds.type,
                    label: t('organizer.orders.type'),
                    any: t('organizer.orders.anyType'),
                    options: namedOptions(context.ticketTypes),
                  },
                ]}
              />
              {total === 0 && <NoMatch onClear={() => onViewChange(wholeTable)} />}
              <PlainList aria-label={t('organizer.rtaMessages.title')} className={css.list}>
                {items.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    context={context}
                    onRemove={() => begin(message)}
                  />
                ))}
              </PlainList>
              {total > rtaMessagesPerPage && (
                <TablePager
                  page={view.page}
                  size={rtaMessagesPerPage}
                  total={total}
                  onPageChange={(page) => onViewChange({ ...view, page })}
                />
              )}
            </>
          )
        }
      </ReadState>
      {opened === 'new' && read && (
        <NewMessageDialog
          scope={scope}
          context={read.context}
          send={calls.send}
          onSent={({ audienceCount: count }) => {
            // It is there to be seen.
            onViewChange(wholeTable);
            end(t('organizer.promotions.email.done', { count }));
          }}
          onClose={close}
        />
      )}
      {opened !== null && opened !== 'new' && (
        <ActionDialog
          title={t('organizer.sharing.remove.title', { name: opened.title })}
          text={t('organizer.rtaMessages.removeText')}
          action={t('organizer.sharing.remove.action')}
          tone="danger"
          values={{}}
          schema={noFields}
          toErrorMessage={rtaDeleteProblem}
          run={() => remove(opened)}
          onDone={() => end(t('organizer.companies.deleted', { name: opened.title }))}
          onClose={close}
        />
      )}
    </div>
  );
}

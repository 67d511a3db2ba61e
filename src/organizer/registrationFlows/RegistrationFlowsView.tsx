'use client';
import { useRef, useState, type MouseEvent } from 'react';
import type { RegistrationFlow } from '../../contract';
import { wholeTable } from '../../domain';
import { flowFilterIds, flowStatuses, visibleFlows } from '../../domain/registrationFlows';
import type { RegistrationFlowCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { optionsOf } from '../kit/fields/options';
import { NewsLine } from '../kit/form/SavedNotice';
import { usePressed, type ListProps } from '../kit/list';
import { PageHeader, ScreenEmpty, useNewRequest, type NewRequestProps } from '../kit/page';
import { PlainList } from '../kit/page/PlainList';
import { ReadState } from '../kit/record';
import { FilterBar, NoMatch } from '../kit/table';
import { FlowNameDialog } from './FlowNameDialog';
import { FlowRow } from './FlowRow';
import * as css from './registrationFlows.css';
import { useFlowActions } from './useFlowActions';

export interface RegistrationFlowsViewProps extends ListProps, NewRequestProps {
  /** Archived ones too, the oldest first; `null` before the first answer. */
  flows: readonly RegistrationFlow[] | null;
  /** Each rejects with the client's ApiError. */
  calls: RegistrationFlowCalls;
  /** Address of a flow's page. */
  hrefOf: (flowId: string) => string;
  /** Called with a plain click on it; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const none: readonly never[] = [];

/** The registration flows of an event in every state the list has; knows nothing of where they come from. */
export function RegistrationFlowsView(props: RegistrationFlowsViewProps) {
  const { flows, calls } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const [isNew, setNew] = useState(false);
  const created = useRef('');
  const remember = usePressed(box);
  const begin = () => {
    remember();
    setNews('');
  };
  const beginNew = () => {
    begin();
    setNew(true);
  };
  useNewRequest(props, beginNew);
  const actions = useFlowActions({ flows: flows ?? none, calls, onBegin: begin, onDone: setNews });
  const isFilled = flows !== null && flows.length > 0;
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={beginNew}>
      {t('organizer.registrationFlows.new')}
    </Button>
  );
  return (
    <div ref={box}>
      <PageHeader
        title={t('organizer.registrationFlows.title')}
        lead={t('organizer.registrationFlows.lead')}
        actions={isFilled && add}
      />
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...props}
        content={flows}
        loading={t('organizer.registrationFlows.loading')}
        failed={t('organizer.registrationFlows.failed')}
      >
        {(all) =>
          all.length === 0 ? (
            <ScreenEmpty
              title={t('organizer.registrationFlows.empty.title')}
              text={t('organizer.registrationFlows.empty.text')}
              action={add}
            />
          ) : (
            <Found {...props} flows={all} actions={actions} />
          )
        }
      </ReadState>
      {isNew && (
        <FlowNameDialog
          title={t('organizer.registrationFlows.new')}
          text={t('organizer.registrationFlows.newText')}
          action={t('organizer.emails.create')}
          name=""
          others={(flows ?? none).map(({ name }) => name)}
          run={async (name) => {
            created.current = (await calls.create(name)).name;
          }}
          onDone={() => {
            setNew(false);
            setNews(t('organizer.registrationFlows.isCreated', { name: created.current }));
          }}
          onClose={() => setNew(false)}
        />
      )}
      {actions.dialog}
    </div>
  );
}

type FoundProps = Pick<RegistrationFlowsViewProps, 'view' | 'onViewChange' | 'hrefOf' | 'onNavigate'> & {
  flows: readonly RegistrationFlow[];
  actions: ReturnType<typeof useFlowActions>;
};

function Found({ flows, view, onViewChange, hrefOf, onNavigate, actions }: FoundProps) {
  const t = useT();
  const visible = visibleFlows(flows, view);
  return (
    <>
      <FilterBar
        view={view}
        onViewChange={onViewChange}
        searchLabel={t('organizer.registrationFlows.search')}
        filters={[
          {
            id: flowFilterIds.status,
            label: t('organizer.orders.status'),
            any: t('organizer.orders.anyStatus'),
            options: optionsOf(flowStatuses, (status) => t(`organizer.registrationFlows.status.${status}`)),
          },
        ]}
      />
      {visible.length === 0 ? (
        <NoMatch onClear={() => onViewChange(wholeTable)} />
      ) : (
        <PlainList aria-label={t('organizer.registrationFlows.title')} className={css.list}>
          {visible.map((flow) => (
            <FlowRow
              key={flow.id}
              flow={flow}
              href={hrefOf(flow.id)}
              onNavigate={onNavigate}
              actions={actions}
            />
          ))}
        </PlainList>
      )}
    </>
  );
}

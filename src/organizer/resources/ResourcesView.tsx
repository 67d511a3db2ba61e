'use client';
import { useRef, useState } from 'react';
import { object } from 'yup';
import type { EventResource } from '../../contract';
import { isNarrowed } from '../../domain';
import { resourceProblem } from '../../domain/resources';
import type { ResourceCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { ProblemNotice, useAction } from '../kit/confirm';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { useHeldOrder } from '../kit/form/useHeldOrder';
import { usePressed, type PagedListProps } from '../kit/list';
import { PageHeader, ScreenEmpty, useNewRequest, type NewRequestProps } from '../kit/page';
import { ReadState } from '../kit/record';
import { ResourceDialog } from './ResourceDialog';
import { ResourceList, type ResourceListProps } from './ResourceList';
import * as css from './resources.css';

export interface ResourcesViewProps
  extends PagedListProps, NewRequestProps, Pick<ResourceListProps, 'audiences' | 'canReorder' | 'every'> {
  /** In the order they are shown in; `null` before the first answer. */
  resources: readonly EventResource[] | null;
  /** Each rejects with the client's ApiError. */
  calls: ResourceCalls;
}

type Opened = { at: 'new' } | { at: 'edit' | 'remove'; resource: EventResource } | null;

const none: readonly never[] = [];
const noFields = object({});

/** The resources of an event in every state the list has; knows nothing of where they come from. */
export function ResourcesView(props: ResourcesViewProps) {
  const { resources, audiences, calls, view } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const remember = usePressed(box);
  const { held, hold } = useHeldOrder(resources ?? none);
  const [opened, setOpened] = useState<Opened>(null);
  const [undo, setUndo] = useState<readonly string[]>();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const { news, problem, act, notify, refuse } = useAction(resourceProblem);
  const begin = (next: Opened) => {
    remember();
    refuse(null);
    notify('');
    setUndo(undefined);
    setOpened(next);
  };
  useNewRequest(props, () => begin({ at: 'new' }));
  const end = (done: string) => {
    setOpened(null);
    notify(done);
  };
  /** Says `done` once it is, with the order before where that can be taken back. */
  const run = async (call: () => Promise<unknown>, done: () => string, before?: readonly string[]) => {
    remember();
    if (await act(call)) notify(done());
    setUndo(before);
  };
  const reorder = (ids: readonly string[]) => {
    const before = held.map(({ id }) => id);
    void hold(ids, () =>
      run(
        () => calls.reorder(ids),
        () => t('organizer.ticketTypes.reordered'),
        before,
      ),
    );
  };
  const duplicate = ({ id }: EventResource) => {
    let name = '';
    const call = async () => {
      name = (await calls.duplicate(id)).title;
    };
    void run(call, () => t('organizer.resources.duplicated', { name }));
  };
  const setVisible = ({ id, title: name }: EventResource, visible: boolean) =>
    run(
      () => calls.setVisible(id, visible),
      () => t(visible ? 'organizer.resources.isVisible' : 'organizer.resources.isHidden', { name }),
    );
  const isEmpty = resources?.length === 0 && !isNarrowed(view);
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin({ at: 'new' })}>
      {t('organizer.resources.new')}
    </Button>
  );
  return (
    <div ref={box}>
      <PageHeader
        title={t('organizer.resources.title')}
        lead={t('organizer.resources.lead')}
        actions={resources !== null && !isEmpty && add}
      />
      <NewsLine text={news} onUndo={undo && (() => reorder(undo))} className={css.news} />
      <ReadState
        {...props}
        content={resources && held}
        loading={t('organizer.resources.loading')}
        failed={t('organizer.resources.failed')}
        notice={
          <ProblemNotice
            title={t('organizer.resources.notChanged')}
            problem={problem}
            className={css.notice}
          />
        }
      >
        {(listed) =>
          isEmpty ? (
            <ScreenEmpty
              title={t('organizer.resources.empty.title')}
              text={t('organizer.resources.empty.text')}
              action={add}
            />
          ) : (
            <ResourceList
              {...props}
              resources={listed}
              deleted={deleted}
              onReorder={reorder}
              onEdit={(resource) => begin({ at: 'edit', resource })}
              onRemove={(resource) => begin({ at: 'remove', resource })}
              onDuplicate={duplicate}
              onVisible={setVisible}
            />
          )
        }
      </ReadState>
      {opened?.at === 'remove' && (
        <ActionDialog
          title={t('organizer.sharing.remove.title', { name: opened.resource.title })}
          text={t('organizer.resources.removeText')}
          action={t('organizer.sharing.remove.action')}
          tone="danger"
          values={{}}
          schema={noFields}
          toErrorMessage={resourceProblem}
          run={() => calls.remove(opened.resource.id)}
          onDone={() => {
            setDeleted(new Set([...deleted, opened.resource.id]));
            end(t('organizer.companies.deleted', { name: opened.resource.title }));
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened && opened.at !== 'remove' && (
        <ResourceDialog
          resource={opened.at === 'edit' ? opened.resource : null}
          audiences={audiences}
          calls={calls}
          onSaved={(name) => end(t('organizer.kit.form.savedOne', { name }))}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

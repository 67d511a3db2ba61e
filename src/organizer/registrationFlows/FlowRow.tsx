'use client';
import { useId, type MouseEvent } from 'react';
import type { RegistrationFlow } from '../../contract';
import { statusOfFlow } from '../../domain/registrationFlows';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { RowProblem } from '../kit/confirm';
import { switchBox } from '../kit/fields/fields.css';
import { OrganizerIcon } from '../kit/appearance';
import { RoutedLink } from '../kit/page/RoutedLink';
import { FlowStatusTag } from './FlowStatusTag';
import * as css from './registrationFlows.css';
import { stepKeys } from './steps';
import type { FlowActions } from './useFlowActions';

interface FlowRowProps {
  flow: RegistrationFlow;
  /** Address of its page. */
  href: string;
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  actions: FlowActions;
}

/** One flow: what people go through in it, whether they can, and what can be done with it. */
export function FlowRow({ flow, href, onNavigate, actions }: FlowRowProps) {
  const { name, steps, archived } = flow;
  const t = useT();
  const nameId = useId();
  const isBusy = actions.isBusy(flow);
  return (
    <li className={css.row}>
      <div className={css.about}>
        <div className={css.nameLine}>
          <Heading level={2} size="md" id={nameId}>
            <RoutedLink href={href} className={css.name} onNavigate={onNavigate}>
              <bdi>{name}</bdi>
            </RoutedLink>
          </Heading>
          <FlowStatusTag status={statusOfFlow(flow)} />
        </div>
        <p className={css.quiet}>{steps.map((step) => t(stepKeys[step].title)).join(' · ')}</p>
        <RowProblem problem={actions.problemOf(flow)} />
      </div>
      <div role="group" aria-labelledby={nameId} className={css.rowActions}>
        {!archived && (
          <>
            <ActiveSwitch flow={flow} isBusy={isBusy} actions={actions} />
            <IconButton
              label={t('organizer.registrationFlows.renameOf', { name })}
              icon={<OrganizerIcon name="pencil" />}
              onClick={() => actions.rename(flow)}
            />
          </>
        )}
        <IconButton
          label={t('organizer.registrationFlows.cloneOf', { name })}
          icon={<Icon name="copy" />}
          onClick={() => actions.clone(flow)}
        />
        <IconButton
          label={t(
            archived ? 'organizer.registrationFlows.unarchiveOf' : 'organizer.registrationFlows.archiveOf',
            { name },
          )}
          icon={archived ? <Icon name="undo" /> : <OrganizerIcon name="archive" />}
          busy={isBusy}
          aria-disabled={flow.active || undefined}
          onClick={() => (archived ? actions.unarchive(flow) : actions.archive(flow))}
        />
      </div>
    </li>
  );
}

interface ActiveSwitchProps {
  flow: RegistrationFlow;
  isBusy: boolean;
  actions: Pick<FlowActions, 'activate' | 'deactivate'>;
}

function ActiveSwitch({ flow, isBusy, actions }: ActiveSwitchProps) {
  const t = useT();
  return (
    <label className={css.active}>
      <span aria-hidden="true" className={css.activeLabel}>
        {t('organizer.registrationFlows.status.active')}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={t('organizer.registrationFlows.activeOf', { name: flow.name })}
        aria-busy={isBusy || undefined}
        checked={flow.active}
        onChange={() => (flow.active ? actions.deactivate(flow) : actions.activate(flow))}
        className={switchBox}
      />
    </label>
  );
}

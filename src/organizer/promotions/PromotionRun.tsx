'use client';
import { messageOf } from '../../domain';
import type { PromotionRunState } from '../../hooks/organizer/promotions/usePromotionRun';
import { useLocale, useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Notice } from '../../themed/kit/Notice';
import { Progress } from '../../themed/kit/Progress';
import { ExportButton, type ExportButtonProps } from '../kit/table';
import * as css from './promotions.css';

export interface PromotionRunProps {
  state: PromotionRunState;
  onStop: () => void;
  onClose: () => void;
  /** Makes the file of the codes that were made. */
  makeFile: ExportButtonProps['make'];
}

const formats = ['csv'] as const;

/** How far the making of many codes is, and what came of it. What was made stays. */
export function PromotionRun({ state, onStop, onClose, makeFile }: PromotionRunProps) {
  const t = useT();
  if (state.at === 'idle') return null;
  const hasEnded = state.at === 'ended';
  const close = hasEnded ? onClose : undefined;
  return (
    <Dialog
      open
      dismissible={hasEnded}
      onOpenChange={(open) => {
        if (!open) close?.();
      }}
      title={
        hasEnded
          ? t('organizer.promotions.many.done', { count: state.made.length })
          : t('organizer.promotions.many.running')
      }
      footer={
        hasEnded ? (
          <Button onClick={onClose}>{t('organizer.promotions.show')}</Button>
        ) : (
          <Button onClick={onStop}>{t('organizer.kit.run.stop')}</Button>
        )
      }
    >
      {hasEnded ? <Ended state={state} makeFile={makeFile} /> : <Running {...state} />}
    </Dialog>
  );
}

function Running({ made, requested }: { made: number; requested: number }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className={css.parts}>
      <Progress value={made / requested} />
      <p role="status">
        {t('organizer.promotions.many.progress', {
          made: made.toLocaleString(locale),
          asked: requested.toLocaleString(locale),
        })}
      </p>
    </div>
  );
}

type EndedProps = Pick<PromotionRunProps, 'makeFile'> & {
  state: Extract<PromotionRunState, { at: 'ended' }>;
};

function Ended({ state: { made, requested, uncertain, isStopped, problem }, makeFile }: EndedProps) {
  const t = useT();
  const isWhole = made.length === requested;
  return (
    <div className={css.parts}>
      {!isWhole && (
        <Notice
          tone={problem ? 'danger' : 'warning'}
          live="assertive"
          title={t(isStopped ? 'organizer.kit.run.stopped' : 'organizer.promotions.many.failed')}
        >
          {problem && uncertain === 0 && <p>{messageOf<MessageKey>(problem.message, t)}</p>}
          {made.length > 0 && <p>{t('organizer.promotions.many.stay')}</p>}
          {uncertain > 0 && <p>{t('organizer.promotions.many.uncertain', { count: uncertain })}</p>}
        </Notice>
      )}
      {made.length > 0 && <ExportButton formats={formats} name="promotions" make={makeFile} />}
    </div>
  );
}

'use client';
import { useChallengeTime } from '../../headless/payment/useChallengeTime';
import type { ChallengeStage } from '../../payments';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { TopDialog } from '../kit/TopDialog';
import { BankPage } from './BankPage';
import * as css from './ChallengeDialog.css';
import { ScriptStage } from './ScriptStage';

interface Always {
  /** The buyer gives up, which is offered at once, or ten minutes have passed. The outcome has to be read again. */
  onCancel: () => void;
  /** 'Confirm it is you' when absent. */
  title?: string | undefined;
}

interface ByPage {
  /** Address of the bank's or gateway's page. */
  url: string;
  /** The page came back to `returnOrigin` and says it is done. Called once; the outcome has to be read again. */
  onAnswered?: (() => void) | undefined;
  /** Exact origin of the page that the bank goes back to. Default: this page's. */
  returnOrigin?: string | undefined;
}

interface ByScript {
  /** Lets the gateway's script play on these places; answers how to stop. Called once. */
  play: (containers: Omit<ChallengeStage, 'signal'>) => (() => void) | undefined;
}

/** Props of `ChallengeDialog`. @public */
export type ChallengeDialogProps = Always & (ByPage | ByScript);

/**
 * 3-D Secure: the bank's page in a frame, or what a gateway's script draws in its place. 000 §4, §8. Holds focus above every
 * other dialog; the way out is a button, not a slip of a key.
 * @public
 */
export function ChallengeDialog(props: ChallengeDialogProps) {
  const { onCancel, title } = props;
  const t = useT();
  const isSlow = useChallengeTime(onCancel);
  return (
    <TopDialog
      title={title ?? t('payment.challenge.title')}
      description={t('payment.challenge.help')}
      footer={
        <div className={css.foot}>
          <span className={css.secure}>
            <Icon name="shield" size="small" />
            {t('payment.challenge.secure')}
          </span>
          <Button onClick={onCancel}>{t('payment.challenge.cancel')}</Button>
        </div>
      }
    >
      {'play' in props ? (
        <ScriptStage play={props.play} isSlow={isSlow} />
      ) : (
        <BankPage
          url={props.url}
          onAnswered={props.onAnswered}
          returnOrigin={props.returnOrigin}
          isSlow={isSlow}
        />
      )}
    </TopDialog>
  );
}

'use client';
import type { BuyerRecord } from '../../../domain';
import { useEarlierDetails } from '../../../headless/form/useEarlierDetails';
import { useT } from '../../../i18n';
import { Button } from '../../kit/Button';
import { Icon } from '../../kit/Icon';
import { RichText } from '../RichText';
import * as css from './help.css';
import { filledIn } from './LinkedinImport';

export interface EarlierDetailsProps {
  /** Null once it is forgotten. */
  record: BuyerRecord | null;
  /** Fills the form, and answers how many fields were empty. */
  onUse: (record: BuyerRecord) => number;
  onForget: () => void;
}

/** What this browser remembers from an order before, by the buyer's consent. 000 §1: if allowInformationReuse. */
export function EarlierDetails({ record, onUse, onForget }: EarlierDetailsProps) {
  const t = useT();
  const { outcome, statusRef, use, forget } = useEarlierDetails({ onUse, onForget });
  return (
    <div className={css.offer}>
      {record && (
        <>
          <p className={css.text}>
            <RichText
              text={t('registration.help.earlierText', {
                name: `${record['first-name']} ${record['last-name']}`.trim(),
                email: record['primary-email'],
              })}
              parts={{ who: (who) => <bdi>{who}</bdi> }}
            />
          </p>
          <div className={css.buttons}>
            <Button icon={<Icon name="undo" size="small" />} onClick={() => use(record)}>
              {t('registration.help.earlier')}
            </Button>
            <Button variant="quiet" onClick={forget}>
              {t('registration.help.forget')}
            </Button>
          </div>
        </>
      )}
      <div ref={statusRef} role="status" tabIndex={-1} className={css.said}>
        {outcome === 'forgotten'
          ? t('registration.help.forgotten')
          : outcome !== null && filledIn(outcome, t)}
      </div>
    </div>
  );
}

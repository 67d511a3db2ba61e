'use client';
import { useEffect, useRef, useState } from 'react';
import type { BuyerRecord } from '../../../domain';
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
  const [said, setSaid] = useState('');
  const status = useRef<HTMLDivElement>(null);
  const [isForgotten, setForgotten] = useState(false);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isForgotten) status.current?.focus();
  }, [isForgotten]);
  const forget = () => {
    onForget();
    setSaid(t('registration.help.forgotten'));
    setForgotten(true);
  };
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
            <Button
              icon={<Icon name="undo" size="small" />}
              onClick={() => setSaid(filledIn(onUse(record), t))}
            >
              {t('registration.help.earlier')}
            </Button>
            <Button variant="quiet" onClick={forget}>
              {t('registration.help.forget')}
            </Button>
          </div>
        </>
      )}
      <div ref={status} role="status" tabIndex={-1} className={css.said}>
        {said}
      </div>
    </div>
  );
}

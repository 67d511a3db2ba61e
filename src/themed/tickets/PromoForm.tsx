'use client';
import { Promotion } from '../../headless/promotions';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import { TextInput } from '../kit/TextInput';
import * as css from './PromoForm.css';

/** Takes a code, and says what became of it. */
export function PromoForm({ busy }: { busy: boolean }) {
  const t = useT();
  return (
    <>
      <div className={css.form}>
        <Promotion.Label className={css.label}>{t('promotions.label')}</Promotion.Label>
        <Promotion.Input render={<TextInput />} className={css.input} />
        <Promotion.Submit render={<Button busy={busy} />}>{t('promotions.apply')}</Promotion.Submit>
        <Promotion.Remove render={<Button variant="quiet" />} className={css.cancel}>
          {t('promotions.cancel')}
        </Promotion.Remove>
      </div>
      <Promotion.Error className={css.refused}>
        <Icon name="alert-circle" />
      </Promotion.Error>
      <Promotion.Status className={css.applied}>
        <Icon name="check-circle" />
      </Promotion.Status>
    </>
  );
}

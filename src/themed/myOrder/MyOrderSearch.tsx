'use client';
import { useId, useMemo, type ReactNode } from 'react';
import type { MyOrderLookup } from '../../contract';
import { messageOf, type Message } from '../../domain';
import { lookupSchema } from '../../domain/myOrder';
import { useAccountForm } from '../../headless/account/useAccountForm';
import { useFocusWhen } from '../../headless/useFocusWhen';
import { useT } from '../../i18n';
import { AccountField } from '../account/AccountField';
import { AccountForm } from '../account/AccountForm';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import * as css from './MyOrder.css';

export interface MyOrderSearchProps {
  /** Stands in the field of the number at first, e.g. out of an email's link. */
  orderNumber?: string | undefined;
  /** It is being looked for. */
  busy: boolean;
  /** Why none was found. */
  problem: Message | null;
  /** Move focus to the heading, as another screen led here. */
  takesFocus: boolean;
  /** Above the button: a check that a person is there. */
  captcha?: ReactNode;
  onSubmit: (lookup: MyOrderLookup) => void | Promise<void>;
}

/** Finds an order by its number and its buyer's address. What is typed stays, whatever comes of it. */
export function MyOrderSearch(props: MyOrderSearchProps) {
  const { orderNumber = '', busy, problem, takesFocus, captcha, onSubmit } = props;
  const t = useT();
  const titleId = useId();
  const schema = useMemo(() => lookupSchema(), []);
  const form = useAccountForm<MyOrderLookup>(schema, { orderNumber, email: '' });
  const headingRef = useFocusWhen<HTMLHeadingElement>(takesFocus);
  // The box to tick has the focus.
  const isUnanswered = problem?.key === 'myOrder.captchaUnanswered';
  const problemRef = useFocusWhen<HTMLDivElement>(problem !== null && !isUnanswered);
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <Heading level={2} size="2xl" id={titleId} ref={headingRef} tabIndex={-1} className={css.title}>
          {t('myOrder.title')}
        </Heading>
        <p className={css.lead}>{t('myOrder.lead')}</p>
      </div>
      <AccountForm
        form={form}
        label={t('myOrder.title')}
        names={['orderNumber', 'email']}
        submitLabel={t('myOrder.find')}
        busy={busy}
        onSubmit={onSubmit}
        problem={
          <>
            {problem && (
              <div ref={problemRef} tabIndex={-1} className={css.focusBox}>
                <Notice tone="danger" live={isUnanswered ? 'assertive' : undefined}>
                  {messageOf(problem, t)}
                </Notice>
              </div>
            )}
            {captcha}
          </>
        }
      >
        <AccountField form={form} name="orderNumber" label={t('myOrder.number')} autoComplete="off" />
        <AccountField
          form={form}
          name="email"
          type="email"
          label={t('account.email')}
          hint={t('myOrder.emailHint')}
          autoComplete="email"
        />
      </AccountForm>
    </section>
  );
}

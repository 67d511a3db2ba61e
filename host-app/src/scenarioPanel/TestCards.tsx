import { Icon, IconButton } from 'boxoffice';
import { testCards } from 'boxoffice/testing';
import { useState } from 'react';
import { text } from '../texts';
import css from './ScenarioPanel.module.css';

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The card numbers the demo's Stripe knows. */
export function TestCards() {
  const [copied, setCopied] = useState('');
  const copy = async (number: string) => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(text('demo.cards.copied', { number: grouped(number) }));
    } catch {
      setCopied(text('demo.cards.notCopied'));
    }
  };
  return (
    <section className={css['section']} aria-labelledby="demo-cards">
      <h3 id="demo-cards" className={css['subtitle']}>
        {text('demo.cards')}
      </h3>
      <p className={css['hint']}>{text('demo.cards.hint')}</p>
      <ul className={css['cards']}>
        {testCards.map(({ number, brand, shows }) => (
          <li key={number} className={css['card']}>
            <span>
              <code dir="ltr" className={css['number']}>
                {grouped(number)}
              </code>
              <span className={css['hint']}>
                {brand} · {shows}
              </span>
            </span>
            <IconButton
              label={text('demo.cards.copy', { number: grouped(number) })}
              icon={<Icon name="copy" />}
              onClick={() => void copy(number)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={css['hint']}>
        {copied}
      </p>
    </section>
  );
}

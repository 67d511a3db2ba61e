import { testCards } from 'boxoffice/testing';
import { text } from '../texts';
import { CopyList } from './CopyList';

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The card numbers the demo's Stripe knows. */
export function TestCards() {
  const entries = testCards.map(({ number, brand, shows }) => ({
    value: number,
    label: grouped(number),
    about: `${brand} · ${shows}`,
  }));
  return <CopyList title={text('demo.cards')} hint={text('demo.cards.hint')} entries={entries} />;
}

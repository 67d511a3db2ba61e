import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Check } from '../../../../../scripts/i18n/checks/finding';
import { readTexts, readVoice, type Area } from '../../../../../scripts/i18n/files';
import { checkFile } from '../../../../../scripts/i18n/gate';
import { eachRow } from '../../../../eachRow';

/** What English texts are found to have, with one of them changed. */
function foundWith(area: Area, key: string, text: string): string[] {
  const texts = { ...readTexts('en', area), [key]: text };
  return checkFile(area, 'en', texts).findings.map(
    (finding) => `${finding.check} ${finding.key}: ${finding.problem}`,
  );
}

eachRow<[Check, Area, string, string, string]>([
  ['phrases', 'library', 'payment.money.notCharged', 'Somebody paid.', 'says “Somebody”, wanted is: someone'],
  [
    'phrases',
    'organizer',
    'organizer.kit.run.stop',
    'Stop at once',
    'says “at once”, wanted is: immediately',
  ],
  ['spelling', 'organizer', 'organizer.tags.colour', 'Colour', 'says “Colour”, wanted is: color'],
  ['spelling', 'host', 'demo.confirmation.cancelled', 'Cancelled', 'says “Cancelled”, wanted is: canceled'],
  ['case', 'organizer', 'organizer.tags.new', 'New Tag', 'has a capital at “Tag” in “New Tag”'],
  ['case', 'host', 'demo.reset', 'RESET DATA', 'is in capitals: “RESET DATA”'],
  ['quotes', 'library', 'payment.paid', "Don't pay.", "has straight quotation marks: “Don't pay.”"],
])('finds by %s what is planted in %s at %s', (check, area, key, text, problem) => {
  expect(foundWith(area, key, text)).toEqual([`${check} ${key}: ${problem}`]);
});

eachRow<[string, Area, string, string]>([
  ['a name', 'library', 'registration.help.open', 'Open LinkedIn'],
  ['a name spelled otherwise', 'host', 'home.event.where', 'Harbour Hall, Boston'],
  ['the start of a sentence', 'library', 'promotions.missing', 'Enter a code. Try again.'],
  ['an abbreviation', 'organizer', 'organizer.tags.new', 'New URL as PDF'],
  ['a name of another label', 'organizer', 'organizer.tags.new', 'See “Ticket Types”'],
  ['a word that only begins like one', 'organizer', 'organizer.tags.new', 'Logins of colourists'],
  ['a placeholder', 'organizer', 'organizer.confirmation.unreadable.colour', '{{colour}} {{ratio}}'],
  ['a capital within sentences', 'library', 'payment.paid', 'Look at My Orders.'],
  ['wording of the requirements', 'library', 'tickets.status.soldOut', 'Sold Out'],
  ['wording of the requirements without a sentence of its own', 'library', 'swap.charge', 'CHARGE'],
])('lets %s stand', (_, area, key, text) => {
  expect(foundWith(area, key, text)).toEqual([]);
});

it('is for English only', () => {
  const texts = { ...readTexts('de'), 'tickets.back': 'Zurück Gehen' };
  expect(checkFile('library', 'de', texts).findings).toEqual([]);
});

it('looks for every word that docs/voice.md says not to use, or says why it can’t', () => {
  const rows =
    readFileSync('docs/voice.md', 'utf8')
      .match(/^\|.*\|$/gm)
      ?.slice(2) ?? [];
  const words = rows.flatMap((row) => (row.split('|')[3] ?? '').split(',').map((word) => word.trim()));
  const unwanted = [...new Set(words.filter(Boolean))];
  const { phrases, byContext } = readVoice();
  const isLookedFor = (word: string) =>
    Object.keys(phrases).some((phrase) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu').test(word));
  const byHand = unwanted.filter((word) => !isLookedFor(word)).sort();
  expect(rows.length).toBeGreaterThan(30);
  expect(byHand).toEqual(byContext);
});

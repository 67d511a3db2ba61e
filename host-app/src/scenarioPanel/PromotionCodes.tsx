import type { MockBackend } from 'boxoffice/mocks';
import { text } from '../texts';
import { CopyList } from './CopyList';

type Promotion = MockBackend['db']['world']['promotions'][number];

/** The codes of the present world, and what becomes of each; nothing where there are none. */
export function PromotionCodes({ backend }: { backend: MockBackend }) {
  const { db, clock } = backend;
  const now = clock.now();
  const entries = db.world.promotions.map((promotion) => ({
    value: promotion.code,
    label: promotion.code,
    about: aboutOf(promotion, db.promotions.usesOf(promotion.code), now),
  }));
  if (entries.length === 0) return null;
  return <CopyList title={text('demo.codes')} hint={text('demo.codes.hint')} entries={entries} />;
}

function aboutOf({ percentOff, reveals, start, end, uses }: Promotion, used: number, now: number): string {
  if (start !== undefined && now < Date.parse(start)) return text('demo.codes.early');
  if (end !== undefined && now >= Date.parse(end)) return text('demo.codes.expired');
  if (uses !== undefined && used >= uses) return text('demo.codes.usedUp');
  const does = [
    ...(percentOff > 0 ? [text('demo.codes.discounts', { percent: percentOff })] : []),
    ...(reveals.length > 0 ? [text('demo.codes.reveals')] : []),
  ];
  return does.join(' · ');
}

import type { MockBackend } from 'boxoffice/mocks';
import { useId } from 'react';
import { preservedHref } from '../navigation';
import { text } from '../texts';
import css from './ScenarioPanel.module.css';

/** How many of the newest orders of an event are offered. */
const most = 6;

type Db = MockBackend['db'];

/** Ways to the confirmations of the present world: of a sample, of the newest orders, and of those that came to nothing. */
export function Confirmations({ backend: { db } }: { backend: MockBackend }) {
  const id = useId();
  const sample = {
    eventId: db.world.event.id,
    id: '2000-1',
    token: 'preview',
    about: text('demo.confirmation.preview'),
  };
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h3 id={id} className={css['subtitle']}>
        {text('demo.confirmations')}
      </h3>
      <ul className={css['cards']}>
        {[sample, ...db.sales().flatMap(ordersOf)].map(({ eventId, about, ...order }) => (
          <li key={order.id} className={css['card']}>
            <a
              href={preservedHref(
                `/widgets/tickets/${eventId}/${order.id}/confirmationMessage/${order.token}`,
              )}
            >
              <bdi>{order.id}</bdi>
            </a>
            <span className={css['hint']}>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ordersOf(db: Db) {
  const { id: eventId } = db.world.event;
  const unmade = db.rows('unmadeOrders', eventId).all();
  return [...db.orderBook.all().slice(-most), ...unmade.map(({ order }) => order)].map(({ id, token }) => ({
    eventId,
    id,
    token,
    about: text(`demo.confirmation.${db.confirmation(id, token).paymentStatus}`),
  }));
}

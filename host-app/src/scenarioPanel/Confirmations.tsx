import type { MockBackend } from 'boxoffice/mocks';
import { useId } from 'react';
import { keptHref } from '../navigation';
import { text } from '../texts';
import css from './ScenarioPanel.module.css';

/** How many of the newest orders are offered. */
const most = 6;

/** Ways to the confirmations of the present world: of a sample, of the newest orders, and of those that came to nothing. */
export function Confirmations({ backend: { db } }: { backend: MockBackend }) {
  const id = useId();
  const { id: eventId } = db.world.event;
  const orders = [
    ...db.orderBook.all().slice(-most),
    ...db
      .rows('unmadeOrders', eventId)
      .all()
      .map(({ order }) => order),
  ].map((order) => ({
    ...{ id: order.id, token: order.token },
    about: text(`demo.confirmation.${db.confirmation(order.id, order.token).paymentStatus}`),
  }));
  const sample = { id: '2000-1', token: 'preview', about: text('demo.confirmation.preview') };
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h3 id={id} className={css['subtitle']}>
        {text('demo.confirmations')}
      </h3>
      <ul className={css['cards']}>
        {[sample, ...orders].map((order) => (
          <li key={order.id} className={css['card']}>
            <a href={keptHref(`/widgets/tickets/${eventId}/${order.id}/confirmationMessage/${order.token}`)}>
              <bdi>{order.id}</bdi>
            </a>
            <span className={css['hint']}>{order.about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Fragment } from 'react';
import { exchanges, type Exchange, type ExchangeKind } from '../../src/contract';

const titles: Record<ExchangeKind, string> = {
  socket: 'Sockets',
  postMessage: 'Messages between windows',
  'provider-sdk': 'Payment providers’ libraries',
  script: 'Scripts',
  iframe: 'Frames',
  popup: 'Popup windows',
  redirect: 'Redirects',
  page: 'Pages',
  link: 'Links',
  bootstrap: 'Values in the page',
  storage: 'Cookies and storage',
  analytics: 'Analytics events',
  rule: 'Rules',
};
const kinds = Object.keys(titles) as ExchangeKind[];
const arrows: Record<Exchange['direction'], string> = {
  in: 'to the widget',
  out: 'from the widget',
  both: 'both ways',
};

/** What stands between backticks is code. */
const Text = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Everything that passes between the parties and is no HTTP call, a table a kind. */
export const ExchangeTables = () =>
  kinds.map((kind) => (
    <section key={kind}>
      <h2>{titles[kind]}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">With</th>
            <th scope="col">Purpose and trigger</th>
            <th scope="col">Carries</th>
          </tr>
        </thead>
        <tbody>
          {exchanges
            .filter((exchange) => exchange.kind === kind)
            .map((exchange) => (
              <tr key={exchange.name}>
                <td>
                  <code>{exchange.name}</code>
                  <br />
                  {arrows[exchange.direction]}
                </td>
                <td>{exchange.with}</td>
                <td>
                  <Text>{exchange.purpose}</Text>{' '}
                  <em>
                    <Text>{exchange.trigger}</Text>
                  </em>
                </td>
                <td>
                  {Object.entries(exchange.payload ?? {}).map(([member, meaning]) => (
                    <Fragment key={member}>
                      <code>{member}</code>: <Text>{meaning}</Text>
                      <br />
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  ));

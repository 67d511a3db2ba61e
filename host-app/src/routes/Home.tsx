import { Stub, StubPart, StubTear, useT } from 'boxoffice';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../page/usePageTitle';
import { text } from '../texts';
import { preservedHref } from '../navigation';
import { connectedAccountsPath, signUpPath } from './accountPaths';
import { ordersPath, ticketsPath } from './demoEvent';
import css from './Home.module.css';
import tenLines from './tenLines.txt?raw';

const storybook = import.meta.env.VITE_STORYBOOK_URL;
const command = 'npm run storybook';

/** `/`: what this is, and a way in for each who may look at it. */
export function Home() {
  const t = useT();
  usePageTitle(text('home.title'));
  return (
    <main className={css['page']}>
      <div className={css['opening']}>
        <div className={css['words']}>
          <h1 className={css['title']}>{text('home.title')}</h1>
          <p className={css['lead']}>{text('home.lead')}</p>
        </div>
        <Stub as="section" aria-labelledby="home-event" className={css['stub']}>
          <StubPart>
            <h2 id="home-event" className={css['event']}>
              <bdi>{text('home.event.name')}</bdi>
            </h2>
            <p>
              {text('home.event.when')}
              <br />
              {text('home.event.where')}
            </p>
            <p className={css['muted']}>{text('home.event.about')}</p>
          </StubPart>
          <StubTear />
          <StubPart className={css['actions']}>
            <a href={preservedHref(ticketsPath)} className={css['order']}>
              {text('home.order')}
            </a>
            <Link to={preservedHref(ordersPath)} className={css['orders']}>
              {text('home.orders')}
            </Link>
          </StubPart>
        </Stub>
      </div>
      <section aria-labelledby="home-who">
        <h2 id="home-who" className={css['who']}>
          {text('home.who')}
        </h2>
        <div className={css['ways']}>
          <Entrance title={text('home.buyers.title')} text={text('home.buyers.text')}>
            <a href={preservedHref(ticketsPath)}>{text('home.buyers.link')}</a>
          </Entrance>
          <Entrance title={text('home.organizers.title')} text={text('home.organizers.text')}>
            <Link to={preservedHref(ordersPath)}>{text('home.organizers.link')}</Link>
            <Link to={preservedHref(connectedAccountsPath)}>{text('home.organizers.accounts')}</Link>
            <Link to={preservedHref(signUpPath)}>{t('account.signUp.title')}</Link>
          </Entrance>
          <Entrance title={text('home.designers.title')} text={text('home.designers.text')}>
            {storybook ? <a href={storybook}>{text('home.designers.link')}</a> : <RunStorybook />}
          </Entrance>
          <Entrance title={text('home.partners.title')} text={text('home.partners.text')}>
            <pre className={css['code']} dir="ltr">
              <code>{tenLines.trim()}</code>
            </pre>
          </Entrance>
        </div>
      </section>
      <p className={css['foot']}>{text('home.demo')}</p>
    </main>
  );
}

interface EntranceProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Entrance({ title, text, children }: EntranceProps) {
  return (
    <section className={css['way']}>
      <h3 className={css['wayTitle']}>{title}</h3>
      <div className={css['wayBody']}>
        <p className={css['wayText']}>{text}</p>
        {children}
      </div>
    </section>
  );
}

/** The sentence with the command set as code inside it. */
function RunStorybook() {
  const [before, after] = text('home.designers.run', { command: '\n' }).split('\n');
  return (
    <p>
      {before}
      <code dir="ltr">{command}</code>
      {after}
    </p>
  );
}

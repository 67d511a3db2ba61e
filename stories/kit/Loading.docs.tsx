import { Progress, Skeleton, Spinner } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import * as css from './gallery.css';

export const docs = {
  Spinner: {
    from: 'boxoffice',
    components: { Spinner },
    purpose: 'Something is on its way and its size is not known: an answer to a press.',
    usage: '<Spinner label="Checking your payment" />',
    parts: [{ name: 'Ring', at: '[role=status] > *', note: '20 px; 16 in a line of text' }],
    does: ['Say what is awaited when there is more than one thing: “Checking your payment”.'],
    donts: ['Show it for what will have a known shape; a skeleton keeps its place.'],
    accessibility: [
      'A status: its words are read when it appears.',
      'Under reduced motion it turns at a third of its speed.',
    ],
    keyboard: [],
    related: ['Skeleton', 'Button'],
    draw: () => <Spinner label="Checking your payment" />,
  },
  Skeleton: {
    from: 'boxoffice',
    components: { Skeleton },
    purpose: 'Keeps the place of what is loading, so that nothing jumps when it comes.',
    usage: '<Skeleton height="1rem" />',
    parts: [{ name: 'Bone', at: '[aria-hidden]', note: 'As high as what it becomes' }],
    does: ['Say once, beside all of them, that something loads.'],
    donts: ['Make it shimmer for longer than a second or two; say what is slow instead.'],
    accessibility: ['Hidden from assistive technology.', 'Stands still under reduced motion.'],
    keyboard: [],
    related: ['Spinner', 'TicketListSkeleton', 'RegistrationSkeleton', 'ConfirmationSkeleton'],
    draw: () => (
      <div className={css.tiny}>
        <Skeleton height="1rem" />
      </div>
    ),
  },
  Progress: {
    from: 'boxoffice',
    components: { Progress },
    purpose: 'How much is left of something that is also said in words: the time of a hold.',
    usage: '<Progress value={0.42} label="Time left" />',
    parts: [
      { name: 'Track', at: '[role=progressbar]', note: '3 px' },
      { name: 'Bar', at: '[role=progressbar] > div', note: 'From the side where reading begins' },
    ],
    does: ['Leave `label` out where the same is said beside it.'],
    donts: ['Let it be the only sign of time running out.'],
    accessibility: [
      'With a label it is a progress bar; without one it is decoration.',
      'Under forced colours it keeps an outline.',
    ],
    keyboard: [],
    related: ['Countdown'],
    draw: () => <Progress value={0.42} label="Time left" />,
  },
} satisfies PageDocs;

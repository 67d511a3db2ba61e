import { A, H2, Index, P } from '../docs/frame/elements';
import { useStoryIndex, type IndexEntry } from '../docs/frame/storyIndex';
import { titleOf } from '../docs/component/titles';

/** What each is about; one without an entry is listed by its name. */
const about: Readonly<Record<string, string>> = {
  'Journeys/Accounts': 'Organizers sign up, in and out, and connect accounts.',
  'Journeys/Bitcoin': 'An address, a wait, and what arrives.',
  'Journeys/Buyer help': 'Filled in from LinkedIn, from last time, or from the buyer to the attendees.',
  'Journeys/Captcha': 'A check before tickets are held, seen and unseen.',
  'Journeys/Contacts': 'Imported from a file, filtered, chosen and emailed.',
  'Journeys/Hosted card': 'Card fields in a frame of the vault’s.',
  'Journeys/Hot leads': 'Somebody who began is known before they order.',
  'Journeys/In a frame': 'The widget inside another page, cut off by nothing.',
  'Journeys/Invoice': 'Ordered now, paid by invoice later.',
  'Journeys/Order': 'From the list to each possible end.',
  'Journeys/Other device': 'Begun on one device, finished on another.',
  'Journeys/Pay by card': 'Stripe: paid, declined, challenged, interrupted.',
  'Journeys/Pay by wallet': 'Apple Pay, Google Pay and Link: paid, closed, declined, challenged.',
  'Journeys/PayPal': 'Led away, and back again.',
  'Journeys/Questions': 'What an organizer asks of each attendee.',
  'Journeys/Selection': 'Choosing, codes, stock that changes.',
  'Journeys/Selection faults': 'All that can fail on the first screen.',
  'Journeys/Share': 'Telling others, after the order.',
  'Journeys/Submit': 'The form, filled in and sent with the keyboard alone.',
  'Journeys/Swap': 'Tickets that become others.',
  'Journeys/Ways to pay': 'Choosing among them, and changing one’s mind.',
};

/** Every journey with what it is about and its ends. */
export function JourneyIndex() {
  const stories = useStoryIndex().filter(
    ({ type, title }) => type === 'story' && title.startsWith('Journeys/'),
  );
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => (
    <Journey key={title} title={title} stories={stories.filter((story) => story.title === title)} />
  ));
}

function Journey({ title, stories }: { title: string; stories: readonly IndexEntry[] }) {
  return (
    <>
      <H2 id={titleOf(title)}>{titleOf(title)}</H2>
      {about[title] !== undefined && <P>{about[title]}</P>}
      <Index>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <A href={`?path=/story/${id}`}>{name}</A>
          </li>
        ))}
      </Index>
    </>
  );
}

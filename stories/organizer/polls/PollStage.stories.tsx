import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { PollStageScreen } from '../../../src/organizer/polls';
import { type Canvas, withRoom } from '../settings';

/** The result of a poll for everybody in the room. 002 §7 Polls. */
const meta = {
  id: 'organizer-polls-stage',
  title: 'Organizer/Program/Polls/Stage',
  component: PollStageScreen,
  args: {
    eventId: '1001',
    pollId: 'poll-journey',
    pollsHref: '#polls',
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof PollStageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Open: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const bars = await canvas.findByRole('list', { name: 'Result of How will you come to Harbour Hall?' });
    await expect(bars).toHaveTextContent(/Ferry.*39% · 14 votes/);
    await expect(canvas.getAllByText('36 people voted')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Polls' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#polls', expect.anything());
  },
};

export const RightToLeft: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
};

/** The browser enlarges the result alone, and leaves it by Escape as it does everywhere. */
export const FullScreen: Story = {
  play: async ({ canvas }) => {
    const enlarged = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    await press(canvas, 'Full screen');
    const [stage] = enlarged.mock.contexts as HTMLElement[];
    await expect(stage).toHaveTextContent(/^How will you come to Harbour Hall\?.*Ferry.*36 people voted$/);
    await expect(canvas.queryByText('Your browser does not allow full screen here')).toBeNull();
  },
};

export const FullScreenRefused: Story = {
  play: async ({ canvas }) => {
    spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('Not allowed.'));
    await press(canvas, 'Full screen');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your browser does not allow full screen here',
    );
  },
};

/** For slides: a picture of its own, whatever the page looks like. */
export const Picture: Story = {
  play: async ({ canvas }) => {
    const saved = spyOn(URL, 'createObjectURL');
    await press(canvas, 'Download image');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const file = saved.mock.calls[0]?.[0] as Blob;
    await expect(file.type).toBe('image/svg+xml');
    const picture = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
    await expect(
      [...picture.querySelectorAll('text')].map(({ textContent }) =>
        textContent.replace(/[\u2068\u2069]/g, ''),
      ),
    ).toEqual([
      'How will you come to Harbour Hall?',
      ...['Ferry', '39% · 14 votes', 'Subway', '31% · 11 votes'],
      ...['Bicycle', '22% · 8 votes', 'Car', '8% · 3 votes'],
      '36 people voted',
    ]);
  },
};

export const Unknown: Story = {
  args: { pollId: 'nope' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listPolls: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the polls');
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('list', { name: /^Result of How/ })).toBeVisible();
  },
};

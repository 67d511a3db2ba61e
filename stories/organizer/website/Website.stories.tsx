import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import {
  createSiteTab,
  getSiteConf,
  updateSiteSection,
  updateSiteTab,
  updateWebsiteCss,
} from '../../../src/contract';
import { WebsiteScreen } from '../../../src/organizer/website';
import { type Canvas, withRoom } from '../settings';
import { pictures } from './website.fixtures';
import { chooseOption } from '../chooseOption';

/** The pages of an event’s site and what is on them, its style sheet, and custom code. */
const meta = {
  id: 'organizer-website',
  title: 'Organizer/Program/Website',
  component: WebsiteScreen,
  args: { eventId: '1001', onSectionChange: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
  beforeEach: ({ msw }) => msw.use(pictures),
} satisfies Meta<typeof WebsiteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { eventId: '1001' };
const listOf = async (canvas: Canvas, page = 'Northlight') =>
  within(await canvas.findByRole('list', { name: `Sections of ${page}` }));
const titlesOf = async (canvas: Canvas, page?: string) =>
  (await listOf(canvas, page)).getAllByRole('group').map((row) => row.querySelector('bdi')?.textContent);
const openTab = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('tab', { name }));
const press = (within: Pick<Canvas, 'getByRole'>, name: string) =>
  userEvent.click(within.getByRole('button', { name }));

const rewrite = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** The form of a section: beside the pages, or a dialog on a narrow screen. */
const formOf = async (title: string) => within(await screen.findByRole('form', { name: `Edit ${title}` }));

/** Pages, sections and the picture, before anything is pressed. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await listOf(canvas);
    await expect(await canvas.findByRole('img', { name: 'Northlight as visitors see it' })).toBeVisible();
    await canvas.findByRole('textbox', { name: 'CSS' });
    await canvas.findByText('1 line');
  },
};

/** Moved by its handle’s keys, hidden, shown, and copied onto another page: each is told, and stays. */
export const Arranged: Story = {
  play: async ({ canvas }) => {
    await listOf(canvas);
    canvas.getByRole('button', { name: 'Move Tickets' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await canvas.findByText('Order saved');
    await waitFor(async () =>
      expect(await titlesOf(canvas)).toEqual(['Tickets', 'The harbour', 'What it is', 'What people said']),
    );
    await press(canvas, 'Hide Tickets');
    await canvas.findByText('Tickets is now hidden.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Tickets' }));
    await canvas.findByText('Tickets is now visible.');

    await press(canvas, 'Duplicate Tickets');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Tickets' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Page' }));
    await chooseOption('The pier');
    await press(dialog, 'Duplicate');
    await canvas.findByText('A hidden copy of Tickets is on The pier.');
    await openTab(canvas, 'The pier');
    await waitFor(async () => expect((await titlesOf(canvas, 'The pier')).at(-1)).toBe('Tickets'));
  },
};

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const choose = async (dialog: Canvas, field: string, option: string) => {
  await userEvent.click(dialog.getByRole('combobox', { name: field }));
  await chooseOption(option);
};
const changesIn = (dialog: Canvas) =>
  within(dialog.getByRole('list', { name: 'Unpublished changes' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** A page and its first section are made, each with the focus on it afterwards, and visitors see both once they are published. */
export const PageAdded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await listOf(canvas);
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    await press(canvas, 'Add page');
    const page = await dialogOf('Add page');
    await press(page, 'Add page');
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Name' })).toBeInvalid());
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Where to stay');
    await press(page, 'Add page');
    await canvas.findByText('Where to stay was added.');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Where to stay', selected: true })).toHaveFocus(),
    );
    await expect(canvas.getByText('Visitors see this page once you publish.')).toBeVisible();
    await expect(canvas.getByText('1 change not published')).toBeVisible();

    await press(canvas, 'Add section');
    const section = await dialogOf('Add section');
    await choose(section, 'Type', 'Map');
    await expect(section.getByText(/is managed elsewhere in your event/)).toBeVisible();
    await choose(section, 'Type', 'Image');
    await userEvent.type(section.getByRole('textbox', { name: 'Title' }), 'The hall');
    await rewrite(
      section.getByRole('textbox', { name: 'Image URL' }),
      'http://media.northlight.example/hall.jpg',
    );
    await press(section, 'Add section');
    await section.findByText('Enter a URL that starts with https://');
    await rewrite(
      section.getByRole('textbox', { name: 'Image URL' }),
      'https://media.northlight.example/hall.jpg',
    );
    await press(section, 'Add section');
    await canvas.findByText('The hall was added.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The hall' })).toHaveFocus());
  },
};

/** What goes live is listed before; afterwards nothing is left to publish, and the focus is where it was. */
export const Publish: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await listOf(canvas);
    await press(canvas, 'Hide Tickets');
    await canvas.findByText('Tickets is now hidden.');
    await press(canvas, 'Move Northlight later');
    await canvas.findByText('2 changes not published');
    await waitFor(() => expect(canvas.getAllByRole('tab')[1]).toHaveTextContent('Northlight'));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Northlight');
    await expect(canvas.getByRole('button', { name: 'Move Northlight later' })).toHaveFocus();
    await press(canvas, 'Publish');
    const dialog = await dialogOf('Publish site?');
    await expect(dialog.getByText('These changes go live at northlight.example/2026.')).toBeVisible();
    await expect(changesIn(dialog)).toEqual(['Site pagesNew order', 'TicketsNorthlightHidden']);
  },
};

export const Published: Story = {
  play: async ({ canvas }) => {
    await listOf(canvas);
    await press(canvas, 'Hide Tickets');
    await canvas.findByText('1 change not published');
    await press(canvas, 'Publish');
    await press(await dialogOf('Publish site?'), 'Publish');
    await canvas.findByText('Published. Visitors see your changes now.');
    await expect(canvas.queryByText('1 change not published')).toBeNull();
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish).toHaveFocus());
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Sections and pages are deleted once that was confirmed; discarding brings all of them back. */
export const DeletedAndDiscarded: Story = {
  play: async ({ canvas }) => {
    await press(await listOf(canvas), 'Delete Tickets');
    const question = await dialogOf('Delete Tickets?');
    await expect(question.getByText('Visitors see the section until you publish.')).toBeVisible();
    await press(question, 'Delete');
    await canvas.findByText('Tickets was deleted.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'What people said' })).toHaveFocus());

    await openTab(canvas, 'The pier');
    await press(canvas, 'Delete The pier');
    await press(await dialogOf('Delete The pier?'), 'Delete');
    await canvas.findByText('The pier was deleted.');
    await expect(canvas.queryByRole('tab', { name: 'The pier' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveFocus());

    await press(canvas, 'Discard changes');
    const discard = await dialogOf('Discard unpublished changes?');
    await expect(changesIn(discard)).toEqual(['TicketsNorthlightDeleted', 'The pierDeleted']);
    await press(discard, 'Discard changes');
    await canvas.findByText('Changes were discarded.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'The pier' })).toBeVisible();
    await expect(await titlesOf(canvas)).toContain('Tickets');
  },
};

/** Another’s change meanwhile joins the list before it can go live. */
export const SomebodyElseChanged: Story = {
  play: async ({ canvas }) => {
    await listOf(canvas);
    await press(canvas, 'Hide Tickets');
    await canvas.findByText('1 change not published');
    await press(canvas, 'Publish');
    const dialog = await dialogOf('Publish site?');
    await createClient().call(createSiteTab, { params, body: { name: 'Where to stay' } });
    await press(dialog, 'Publish');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else changed the site.');
    await waitFor(() => expect(changesIn(dialog)).toEqual(['TicketsNorthlightHidden', 'Where to stayAdded']));
    await press(dialog, 'Publish');
    await canvas.findByText('Published. Visitors see your changes now.');
  },
};

/** 4090 by `modified`: what was typed stays, and what the other one changed too. */
export const PageRenamedByTwo: Story = {
  play: async ({ canvas }) => {
    await listOf(canvas);
    await openTab(canvas, 'Programme');
    await press(canvas, 'Edit Programme');
    const dialog = await dialogOf('Edit Programme');
    const client = createClient();
    const { tabs } = await client.call(getSiteConf, { params });
    const { modified = '' } = tabs.find(({ id }) => id === 'tab-programme') ?? {};
    await client.call(updateSiteTab, {
      params: { ...params, tabId: 'tab-programme' },
      body: { name: 'Every talk', visible: true, modified },
    });
    await rewrite(dialog.getByRole('textbox', { name: 'Name' }), 'Who speaks');
    await press(dialog, 'Save');
    const conflict = await dialogOf('Someone else changed this');
    await press(conflict, 'Save');
    await canvas.findByText('Who speaks was saved.');
    await expect(canvas.getByRole('tab', { name: 'Who speaks' })).toBeVisible();
  },
};

/** Nothing was published yet: the first page is made here, and publishing opens the site. */
export const FirstPublished: Story = {
  args: { eventId: '1003' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pages yet')).toBeVisible();
    await press(canvas, 'Add page');
    const page = await dialogOf('Add page');
    await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Summer');
    await press(page, 'Add page');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Summer' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await press(canvas, 'Publish');
    const dialog = await dialogOf('Publish site?');
    await expect(dialog.getByText('Your site goes live at northlight.example/summer.')).toBeVisible();
    await press(dialog, 'Publish');
    await canvas.findByText('Published. Visitors see your changes now.');
    await expect(canvas.getByText('Published', { exact: true })).toBeVisible();
  },
};

/** Without any page nothing can go live: that is said before it is tried, and the focus comes back. */
export const PublishedWithoutPage: Story = {
  args: { eventId: '1003' },
  play: async ({ canvas }) => {
    await canvas.findByText('No pages yet');
    await press(canvas, 'Publish');
    const dialog = await dialogOf('The site was not published');
    await expect(dialog.getByText('There is no page yet. Add one first.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus());
  },
};

/** A site that nobody could see anything of is not published, and says what to do. */
export const PublishRefused: Story = {
  parameters: {
    faults: { publishSite: { kind: 'refused', code: 4022 }, createSiteTab: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    await listOf(canvas);
    await press(canvas, 'Hide Tickets');
    await canvas.findByText('1 change not published');
    await press(canvas, 'Publish');
    const dialog = await dialogOf('Publish site?');
    await press(dialog, 'Publish');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No page is visible.');
    await press(dialog, 'Cancel');
    await press(canvas, 'Add page');
    const page = await dialogOf('Add page');
    const name = page.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Where to stay');
    await press(page, 'Add page');
    await isRefused(page, name, 'Where to stay');
  },
};

/** HTML is seen through the sanitiser alone; scripts in it are refused before they are sent. */
export const EditHtml: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await press(await listOf(canvas), 'What people said');
    await expect(args.onSectionChange).toHaveBeenLastCalledWith('section-quote');
    const form = await formOf('What people said');
    const html = form.getByRole('textbox', { name: 'HTML' });
    await rewrite(html, '<p>A <strong>fine</strong> coat.</p><script>window.ran = true</script>');
    const preview = within(form.getByRole('region', { name: 'Preview' }));
    await expect((await preview.findByText('fine')).tagName).toBe('STRONG');
    await expect('ran' in window).toBe(false);
    await press(form, 'Save');
    await form.findByText('Remove scripts, frames, styles and click handlers');
    await rewrite(html, '<p>A <strong>fine</strong> coat.</p>');
    await press(form, 'Save');
    await form.findByText('Saved');
  },
};

/** What a section shows from elsewhere is not edited here; a picture needs an https address. Closing asks about changes. */
export const EditOthers: Story = {
  play: async ({ canvas }) => {
    await press(await listOf(canvas), 'The harbour');
    const image = await formOf('The harbour');
    await image.findByText('2,400 × 1,350 pixels');
    await rewrite(image.getByRole('textbox', { name: 'Image URL' }), 'http://pictures.example/a.png');
    await press(image, 'Save');
    await image.findByText('Enter a URL that starts with https://');
    await press(screen, 'Close');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await press(question, 'Discard changes');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit The harbour' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'The harbour' })).toHaveFocus());

    await openTab(canvas, 'Programme');
    await press(await listOf(canvas, 'Programme'), 'Who speaks');
    const speakers = await formOf('Who speaks');
    await expect(speakers.getByText(/is managed elsewhere in your event/)).toBeVisible();
    await rewrite(speakers.getByRole('textbox', { name: 'Title' }), 'The people');
    await press(speakers, 'Save');
    await (await formOf('The people')).findByText('Saved');
    await expect(await titlesOf(canvas, 'Programme')).toEqual(['Every talk', 'The people']);
  },
};

/** 4090 by `modified`: nothing typed is lost, and both changes are kept. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await press(await listOf(canvas), 'What it is');
    const form = await formOf('What it is');
    await rewrite(form.getByRole('textbox', { name: 'Text' }), 'Three days of design.');
    const client = createClient();
    const { tabs } = await client.call(getSiteConf, { params });
    const section = tabs[0]?.sections.find(({ id }) => id === 'section-what');
    await client.call(updateSiteSection, {
      params: { ...params, tabId: 'tab-home', sectionId: 'section-what' },
      body: {
        title: 'What we do',
        content: section?.content ?? '',
        visible: true,
        modified: section?.modified ?? '',
      },
    });
    await press(form, 'Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await expect(dialog.getByText('What we do')).toBeVisible();
    await press(dialog, 'Save');
    const saved = await formOf('What we do');
    await saved.findByText('Saved');
    await expect(saved.getByRole('textbox', { name: 'Text' })).toHaveValue('Three days of design.');
  },
};

/** The server says what is wrong with a style sheet. Another’s save meanwhile is not written over. */
export const StyleSheet: Story = {
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('textbox', { name: 'CSS' });
    await expect(sheet).toHaveValue(':root {\n  --pier: #0b3d5c;\n}\n\nh1 {\n  color: var(--pier);\n}\n');
    await rewrite(sheet, 'h1 { color: red');
    await press(canvas, 'Save style sheet');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Its braces don’t match.');
    await rewrite(sheet, 'x'.repeat(100_001));
    await press(canvas, 'Save style sheet');
    await canvas.findByText('Use up to 100,000 characters');
    await createClient().call(updateWebsiteCss, { params, body: 'h2 { color: teal }' });
    await rewrite(sheet, 'h1 { color: red }');
    await press(canvas, 'Save style sheet');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Theirs: h2 { color: teal }' }));
    await press(dialog, 'Save');
    await waitFor(() => expect(sheet).toHaveValue('h2 { color: teal }'));
    await canvas.findByText('Saved');
  },
};

/** 002 §2: a dialog with what is kept, never run; a refusal is said, and closing asks about changes. */
export const CustomCode: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('group', { name: 'At the end of the page' }));
    await group.findByText('No code');
    await press(group, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Code at the end of the page' }));
    const code = dialog.getByRole('textbox', { name: 'HTML and scripts' });
    await rewrite(code, '<script>window.codeRan = true');
    await press(dialog, 'Save');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('A script does not close.');
    await press(dialog, 'Close');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await press(question, 'Keep editing');
    await rewrite(code, '<script>\n  window.codeRan = true;\n</script>');
    await press(dialog, 'Save');
    await group.findByText('3 lines');
    await expect('codeRan' in window).toBe(false);
  },
};

/** Why it was refused is in view and has the focus; what was typed stays. */
const isRefused = async (form: Pick<Canvas, 'findByRole'>, field: HTMLElement, typed: string) => {
  const refusal = await form.findByRole('alert');
  await waitFor(() => expect(refusal.parentElement).toHaveFocus());
  const { top, bottom } = refusal.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(field).toHaveValue(typed);
};

export const SectionNotSaved: Story = {
  parameters: { faults: { updateSiteSection: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(await listOf(canvas), 'What people said');
    const form = await formOf('What people said');
    const html = form.getByRole('textbox', { name: 'HTML' });
    await rewrite(html, '<p>A coat.</p>');
    await press(form, 'Save');
    await isRefused(form, html, '<p>A coat.</p>');
  },
};

export const StyleSheetNotSaved: Story = {
  parameters: { faults: { updateWebsiteCss: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('textbox', { name: 'CSS' });
    await rewrite(sheet, 'h1 { color: red }');
    await press(canvas, 'Save style sheet');
    await isRefused(canvas, sheet, 'h1 { color: red }');
  },
};

export const CustomCodeNotSaved: Story = {
  parameters: { faults: { updateCustomCode: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('group', { name: 'At the end of the page' }));
    await userEvent.click(await group.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Code at the end of the page' }));
    const code = dialog.getByRole('textbox', { name: 'HTML and scripts' });
    await rewrite(code, '<p>1</p>');
    await press(dialog, 'Save');
    await isRefused(dialog, code, '<p>1</p>');
  },
};

/** 002 §9: after five seconds nobody waits any longer for a picture; another try brings it. */
export const PictureTooLate: Story = {
  parameters: { faults: { getScreenshot: { kind: 'neverAnswers', times: 1 } } },
  play: async ({ canvas }) => {
    const failed = await canvas.findByRole('alert');
    await expect(failed).toHaveTextContent('We could not take a screenshot of the page');
    await press(within(failed), 'Try again');
    await canvas.findByRole('img', { name: 'Northlight as visitors see it' });
    await openTab(canvas, 'Press');
    await expect(canvas.getByText('Visitors don’t see this page.')).toBeVisible();
    await expect(canvas.getByText('The screenshot appears once visitors can see the page.')).toBeVisible();
  },
};

/** A 204 is no style sheet and no code, and a 500 no picture (002 §8); the pages are there all the same. */
export const PartsNotLoaded: Story = {
  parameters: {
    ...pictured,
    faults: {
      getWebsiteCss: { kind: 'empty204', times: 1 },
      getCustomCode: { kind: 'html502' },
      getScreenshot: { kind: 'refused', code: 4091 },
    },
  },
  play: async ({ canvas }) => {
    await listOf(canvas);
    await canvas.findByText('The screenshot appears once the site is published.');
    await waitFor(() => expect(canvas.getAllByText('We could not load the custom code')).toHaveLength(2));
    const sheet = (await canvas.findByText('We could not load the style sheet')).closest('[role=alert]');
    await press(within(sheet as HTMLElement), 'Try again');
    await canvas.findByRole('textbox', { name: 'CSS' });
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getSiteConf: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the website');
  },
};

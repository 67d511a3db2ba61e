import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImageField } from '../../../../src/organizer/kit/fields';
import { faces } from '../../../fixtures/tickets';
import { arrives, heavy, portrait, sent, sentSize } from './crop.fixtures';
import { OneForm } from './fields.fixtures';

/** Which part of an image is uploaded: asked of a PNG, a JPEG and a WebP. */
const meta = {
  title: 'Organizer/Kit/Crop',
  component: OneForm,
  args: {
    values: { face: '' },
    children: <ImageField name="face" label="Photo" aspect={1} onUpload={arrives} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(faces);
    arrives.mockClear();
  },
} satisfies Meta<typeof OneForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const cropDialog = async () => within(await screen.findByRole('dialog', { name: 'Crop the image' }));
const cropArea = () => screen.findByRole('application', { name: 'Crop area' });
const pressUse = async () => userEvent.click((await cropDialog()).getByRole('button', { name: 'Use image' }));

/** It begins on the crop area: arrow keys move the image at once. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await portrait(400, 260));
    const area = await cropArea();
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area).toHaveAccessibleDescription(/arrow keys/);
  },
};

/** Plus and minus, from where the arrow keys work as well; the new zoom is read aloud. */
export const ZoomedByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await portrait(400, 260));
    const area = await cropArea();
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area).toHaveAccessibleDescription(/Zoom with \+ and −/);
    const dialog = await cropDialog();
    await userEvent.keyboard('+++-');
    await waitFor(() => expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.2'));
    await expect(dialog.getByRole('status')).toHaveTextContent('120%');
    await expect(area).toHaveFocus();
  },
};

/** Nothing is left out of an image in its own shape until it is zoomed. */
export const AskedOfOwnShape: Story = {
  args: { children: <ImageField name="face" label="Logo" onUpload={arrives} /> },
  play: async ({ canvas }) => {
    const picture = await portrait(260, 400);
    await userEvent.upload(canvas.getByLabelText('Logo'), picture);
    await waitFor(async () => expect(await cropArea()).toHaveFocus());
    await expect(screen.queryByRole('button', { name: 'Use the whole image' })).toBeNull();
  },
};

/** A part of it is sent, as large as it was. */
export const Zoomed: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await portrait(400, 260));
    const dialog = await cropDialog();
    await waitFor(async () => expect(await cropArea()).toHaveFocus());
    await fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    await dialog.findByText('200%');
    const image = dialog.getByRole('presentation');
    const before = image.style.transform;
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(image.style.transform).not.toBe(before));
  },
};

export const Done: Story = {
  play: async (context) => {
    await Zoomed.play?.(context);
    await pressUse();
    await expect(await context.canvas.findByText('Replace image')).toBeVisible();
    await expect(await sentSize()).toEqual([130, 130]);
    await expect(context.canvas.getByLabelText('Photo')).toHaveFocus();
  },
};

export const Canceled: Story = {
  play: async ({ canvas }) => {
    const chooser = canvas.getByLabelText('Photo');
    await userEvent.upload(chooser, await portrait(400, 260));
    await cropDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chooser).toHaveFocus());
    await expect(arrives).not.toHaveBeenCalled();
  },
};

/** A file that is dropped has no button that was pressed: the field's own has the focus after. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    const chooser = canvas.getByLabelText('Photo');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await portrait(400, 260));
    const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText('Choose an image').dispatchEvent(dropped);
    await userEvent.click((await cropDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(chooser).toHaveFocus());
  },
};

export const Whole: Story = {
  play: async ({ canvas }) => {
    const picture = await portrait(400, 260);
    await userEvent.upload(canvas.getByLabelText('Photo'), picture);
    await userEvent.click(await screen.findByRole('button', { name: 'Use the whole image' }));
    await waitFor(() => expect(sent()).toBe(picture));
  },
};

/** A photo straight from a phone is larger than what is taken; what is left of it is not. */
export const FromAPhone: Story = {
  play: async ({ canvas, step }) => {
    const photo = heavy(await portrait(4000, 3000, 'image/jpeg'), 12_000_000);
    await step('its middle', async () => {
      await userEvent.upload(canvas.getByLabelText('Photo'), photo);
      await pressUse();
      await canvas.findByText('Replace image');
      await expect(await sentSize()).toEqual([2048, 2048]);
    });
    await step('the whole', async () => {
      await userEvent.upload(canvas.getByLabelText('Photo'), photo);
      await userEvent.click(await screen.findByRole('button', { name: 'Use the whole image' }));
      await waitFor(async () => expect(await sentSize()).toEqual([2048, 1536]));
      await expect(sent()?.size).toBeLessThan(5_000_000);
    });
  },
};

export const TooLargeOnceCropped: Story = {
  args: {
    children: <ImageField name="face" label="Photo" aspect={1} maxSize={104_858} onUpload={arrives} />,
  },
  play: async ({ canvas }) => {
    const chooser = canvas.getByLabelText('Photo');
    await userEvent.upload(chooser, await portrait(2400, 1800));
    await pressUse();
    await waitFor(() => expect(chooser).toHaveAccessibleDescription(/This file is too large/));
    await expect(arrives).not.toHaveBeenCalled();
  },
};

/** More than a browser can be trusted to read. */
export const TooLargeToCrop: Story = {
  play: async ({ canvas }) => {
    const chooser = canvas.getByLabelText('Photo');
    await userEvent.upload(chooser, heavy(await portrait(4, 4), 51 * 1024 * 1024));
    await waitFor(() => expect(chooser).toHaveAccessibleDescription(/This file is too large/));
  },
};

export const Unreadable: Story = {
  play: async ({ canvas }) => {
    const chooser = canvas.getByLabelText('Photo');
    await userEvent.upload(chooser, new File(['x'], 'face.png', { type: 'image/png' }));
    await waitFor(() => expect(chooser).toHaveAccessibleDescription(/This image can’t be opened/));
  },
};

/** It stays one where the browser can write it. */
export const WebP: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await portrait(400, 260, 'image/webp'));
    await pressUse();
    await waitFor(() => expect(sent()?.name).toBe('face.webp'));
    await expect(sent()?.type).toBe('image/webp');
  },
};

/** A drawing is sent as it is. */
export const Drawing: Story = {
  args: {
    children: <ImageField name="face" label="Photo" accept={['image/svg+xml']} onUpload={arrives} />,
  },
  play: async ({ canvas }) => {
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', {
      type: 'image/svg+xml',
    });
    await userEvent.upload(canvas.getByLabelText('Photo'), drawing);
    await waitFor(() => expect(sent()).toBe(drawing));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

import { act } from '@testing-library/react';
import type { DragEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { actThrough } from '../../../../helpers/actThrough';
import type { Upload } from '../../../../../src/headless/form/upload';
import { useFileAnswer } from '../../../../../src/headless/form/useFileAnswer';
import { renderInForm } from './fields';

const name = 'attendees.1.2_form';
const slides = new File(['…'], 'slides.pdf');
const tooLarge = new File(['…'], 'tooLarge.pdf');
const arrived = { file: { id: '77', name: 'slides.pdf', size: 3 } };

function answer(upload: Upload) {
  const form = renderInForm(() =>
    useFileAnswer({
      name,
      question: { id: '2', label: 'Slides' },
      upload,
      problemOf: (file) => (file === tooLarge ? { key: 'registration.file.tooLarge' } : undefined),
    }),
  );
  const take = (file: File | undefined) => actThrough(() => form.result.current.take(file));
  return { ...form, take };
}

it('has the file as its answer once that is uploaded', async () => {
  const upload = vi.fn<Upload>().mockResolvedValue(arrived as never);
  const { result, take, methods, unfinished } = answer(upload);
  await take(slides);
  expect(upload).toHaveBeenCalledExactlyOnceWith(slides, '2', expect.anything());
  expect(methods.getValues(name)).toBe('77');
  expect(result.current).toMatchObject({
    transfer: null,
    fileId: '77',
    file: { name: 'slides.pdf', size: 3 },
    uploaded: 'slides.pdf',
  });
  expect(unfinished.size).toBe(0);
});

it('sends nothing that is no answer, and there is nothing to try again', async () => {
  const upload = vi.fn<Upload>();
  const { result, take, unfinished } = answer(upload);
  await take(tooLarge);
  expect(upload).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ error: 'registration.file.tooLarge', retry: undefined });
  expect([...unfinished]).toEqual([name]);
});

it('tries again with what did not arrive', async () => {
  const upload = vi
    .fn<Upload>()
    .mockResolvedValueOnce({ problem: { key: 'registration.file.failed' } })
    .mockResolvedValueOnce(arrived as never);
  const { result, take } = answer(upload);
  await take(slides);
  expect(result.current.error).toBe('registration.file.failed');
  await actThrough(() => result.current.retry?.());
  expect(result.current).toMatchObject({ error: undefined, fileId: '77', retry: undefined });
});

it('takes what is dropped, and says while it is held over the place', async () => {
  const upload = vi.fn<Upload>().mockResolvedValue(arrived as never);
  const { result } = answer(upload);
  const preventDefault = vi.fn();
  const event = { preventDefault, dataTransfer: { files: [slides] } } as unknown as DragEvent;
  act(() => result.current.dropProps.onDragOver(event));
  expect(result.current.isOver).toBe(true);
  act(() => result.current.dropProps.onDragLeave());
  expect(result.current.isOver).toBe(false);
  act(() => result.current.dropProps.onDragOver(event));
  await actThrough(() => result.current.dropProps.onDrop(event));
  expect(result.current).toMatchObject({ isOver: false, fileId: '77' });
  expect(preventDefault).toHaveBeenCalledTimes(3);
});

it('gives up what is on its way, and leads back to the input', async () => {
  const upload = vi.fn<Upload>(() => new Promise(() => undefined));
  const { result, take, unfinished } = answer(upload);
  const input = document.createElement('input');
  document.body.append(input);
  result.current.inputRef.current = input;
  await take(slides);
  expect(result.current.transfer).toMatchObject({ file: slides, share: 0 });
  act(() => result.current.remove());
  expect(result.current.transfer).toBeNull();
  expect(unfinished.size).toBe(0);
  expect(upload.mock.calls[0]?.[2].signal.aborted).toBe(true);
  expect(input).toHaveFocus();
  input.remove();
});

it('takes the answer away', async () => {
  const { result, take, methods } = answer(vi.fn<Upload>().mockResolvedValue(arrived as never));
  await take(slides);
  act(() => result.current.remove());
  expect(methods.getValues(name)).toBe('');
  expect(result.current).toMatchObject({ fileId: undefined, uploaded: null });
});

it('is checked when its input is left, but not while a file is on its way', async () => {
  const { result, take, validated } = answer(vi.fn<Upload>(() => new Promise(() => undefined)));
  await actThrough(() => result.current.leave());
  expect(validated).toHaveBeenCalled();
  validated.mockClear();
  await take(slides);
  await actThrough(() => result.current.leave());
  expect(validated).not.toHaveBeenCalled();
});

it('leaves everything as it is when no file is chosen', async () => {
  const upload = vi.fn<Upload>();
  const { result, take } = answer(upload);
  await take(undefined);
  expect(upload).not.toHaveBeenCalled();
  expect(result.current.transfer).toBeNull();
});

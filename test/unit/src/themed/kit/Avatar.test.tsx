import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from '../../../../../src/themed/kit/Avatar';

afterEach(cleanup);

const photo = 'https://photos.example/ines.png';
const face = () => screen.getByRole('img', { name: 'Ines Park' });

/** FAULTS F64: the first letter stands there until there is a picture, and again when there is none after all. */
it('is the first letter until its picture is there, and when it never comes', () => {
  render(<Avatar name="Ines Park" src={photo} />);
  expect(face()).toHaveTextContent('I');
  fireEvent.load(face().querySelector('img') as HTMLImageElement);
  expect(face()).toHaveTextContent('');
  cleanup();
  render(<Avatar name="Ines Park" src={photo} />);
  fireEvent.error(face().querySelector('img') as HTMLImageElement);
  expect(face().querySelector('img')).toBeNull();
  expect(face()).toHaveTextContent('I');
});

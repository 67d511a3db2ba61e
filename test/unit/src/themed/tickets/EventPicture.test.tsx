import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { scenarios } from '../../../../../mocks';
import { EventPicture } from '../../../../../src/themed/tickets/EventPicture';
import { eachRow } from '../../../../eachRow';

afterEach(cleanup);

const picture = 'https://media.northlight.example/event/harbor.jpg';
const eventWith = (address: string) => ({ ...scenarios.conference.event, 'picture-url': address });
const draw = (address: string) =>
  render(<EventPicture event={eventWith(address)} />).container.querySelector('img');

eachRow([
  [picture, picture],
  ['http://media.northlight.example/harbor.jpg', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['//media.northlight.example/harbor.jpg', undefined],
  ['mailto:ines@platform.example', undefined],
])('of %s draws %s', (address, src) => {
  expect(draw(address)?.src).toBe(src);
});

it('F64: is drawn again when the event gets another picture after one failed', () => {
  const { container, rerender } = render(<EventPicture event={eventWith(picture)} />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  rerender(<EventPicture event={eventWith(`${picture}?second`)} />);
  expect(container.querySelector('img')?.src).toBe(`${picture}?second`);
});

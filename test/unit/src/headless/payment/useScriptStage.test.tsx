import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { actThrough } from '../../../../helpers/actThrough';
import { useScriptStage } from '../../../../../src/headless/payment/useScriptStage';

type Play = Parameters<typeof useScriptStage>[0];

function Stage({ play }: { play: Play }) {
  const { fingerprintRef, challengeRef, isVisible } = useScriptStage(play);
  return (
    <>
      <div ref={fingerprintRef} data-testid="fingerprint" />
      <div ref={challengeRef} data-testid="challenge" />
      {isVisible && <p>Question</p>}
    </>
  );
}

it('begins once, also where everything is mounted twice', async () => {
  const play = vi.fn<Play>();
  const { rerender } = await actThrough(() => render(<Stage play={play} />, { wrapper: StrictMode }));
  expect(play).toHaveBeenCalledOnce();
  expect(play.mock.lastCall?.[0]).toMatchObject({
    fingerprint: screen.getByTestId('fingerprint'),
    challenge: screen.getByTestId('challenge'),
  });
  await actThrough(() => rerender(<Stage play={vi.fn()} />));
  expect(play).toHaveBeenCalledOnce();
});

it('shows the question once there is one', async () => {
  const play = vi.fn<Play>();
  await actThrough(() => render(<Stage play={play} />));
  expect(screen.queryByText('Question')).toBeNull();
  act(() => play.mock.lastCall?.[0].show());
  expect(screen.getByText('Question')).toBeVisible();
});

it('stops with its place', async () => {
  const stop = vi.fn();
  const { unmount } = await actThrough(() => render(<Stage play={() => stop} />));
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('does not begin where its place is gone before', async () => {
  const play = vi.fn<Play>();
  await actThrough(() => render(<Stage play={play} />).unmount());
  expect(play).not.toHaveBeenCalled();
});

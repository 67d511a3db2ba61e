import { connectToHost, type HostConnection, type HostConnectionOptions } from 'boxoffice/embed/frame';

/** What the frame's page talks through: to the page around while it is connected, and to nobody otherwise. */
export interface HostLink extends Pick<HostConnection, 'say' | 'showTop'> {
  /** Answers how to end it. */
  connect: (options: HostConnectionOptions) => () => void;
}

export function hostLink(): HostLink {
  let host: HostConnection | null = null;
  return {
    connect(options) {
      host = connectToHost(options);
      return () => {
        host?.close();
        host = null;
      };
    },
    say: (type, payload) => host?.say(type, payload) ?? false,
    showTop: () => host?.showTop(),
  };
}

import { spawn, type ChildProcess } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const isWindows = process.platform === 'win32';
const children = new Set<ChildProcess>();

/** Ends what still runs, with whatever it started. */
export function stopCommands() {
  for (const { pid } of children) {
    if (pid === undefined) continue;
    try {
      // Each command leads a group of its own; Windows has none, and ends with its parent.
      process.kill(isWindows ? pid : -pid);
    } catch {
      // It ended in the meantime.
    }
  }
}

/** Runs a command line in the shell, and collects what it prints; `onOutput` gets it as it comes. */
export function runCommand(
  command: string,
  env: NodeJS.ProcessEnv,
  onOutput?: (text: string) => void,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
    });
    children.add(child);
    let output = '';
    const collect = (text: string) => {
      output += text;
      onOutput?.(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect);
    const end = (code: number | null) => {
      children.delete(child);
      resolve({ code, output });
    };
    child.on('error', ({ message }) => {
      collect(`${message}\n`);
      end(null);
    });
    child.on('close', end);
  });
}

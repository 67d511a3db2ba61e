import { expect, it } from 'vitest';
import { runCommand } from '../../../../scripts/test/command';

const script = (text: string) => `node -e "${text}"`;

it('collects both outputs and the exit code, and passes the output on as it comes', async () => {
  const heard: string[] = [];
  const ended = await runCommand(
    script("console.log(process.env.GREETING); console.error('wrong'); process.exitCode = 3"),
    { ...process.env, GREETING: 'hello' },
    (text) => heard.push(text),
  );
  expect(ended.code).toBe(3);
  expect(ended.output).toContain('hello\n');
  expect(ended.output).toContain('wrong\n');
  expect(heard.join('')).toBe(ended.output);
});

it('ends with another code than 0 when there is no such command', async () => {
  const { code, output } = await runCommand('no-such-command-anywhere', process.env);
  expect(code).not.toBe(0);
  expect(output).toContain('no-such-command-anywhere');
});

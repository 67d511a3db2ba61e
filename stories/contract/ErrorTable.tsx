import { errorCodes } from '../../src/contract';
import { statusOf } from '../../mocks/db/refusal';
import type { ErrorCode } from '../../src/contract';

const codes = Object.entries(errorCodes).map(([code, meaning]) => ({
  code: Number(code) as ErrorCode,
  meaning,
}));

/** Every error code with its status and meaning. */
export const ErrorTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Status</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      {codes.map(({ code, meaning }) => (
        <tr key={code}>
          <td>{code}</td>
          <td>{statusOf(code)}</td>
          <td>{meaning}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

import { useEffect, useRef, useState } from 'react';
import { Table, TBody, Td, Th, THead, Tr } from '../../src/themed/kit/Table';
import { Tag } from '../../src/themed/kit/Tag';
import { contrast, pairs } from './contrast';

/** What is read and what has to be seen, measured as painted. */
export function ContrastReport() {
  const box = useRef<HTMLDivElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  useEffect(() => {
    const scope = box.current;
    if (scope) setRatios(pairs.map(({ front, back }) => contrast(scope, front, back)));
  }, []);
  return (
    <div ref={box}>
      <Table caption="Contrast of every pair of colours">
        <THead>
          <Tr>
            <Th>Pair</Th>
            <Th align="end">Ratio</Th>
            <Th align="end">Needed</Th>
            <Th>Result</Th>
          </Tr>
        </THead>
        <TBody>
          {ratios.map((ratio, index) => {
            const pair = pairs[index];
            if (!pair) return null;
            const passes = ratio >= pair.needed;
            return (
              <Tr key={pair.name} data-passes={passes}>
                <Th scope="row">{pair.name}</Th>
                <Td numeric>{ratio.toFixed(2)}</Td>
                <Td numeric>{pair.needed}</Td>
                <Td>
                  <Tag tone={passes ? 'positive' : 'danger'}>{passes ? 'Passes' : 'Too close'}</Tag>
                </Td>
              </Tr>
            );
          })}
        </TBody>
      </Table>
    </div>
  );
}

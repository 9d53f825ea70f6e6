import { Button } from '@mantine/core';
import { useState } from 'react';
import { slotSample } from '../game.sample.ts';
import { GameFrame } from './GameFrame.tsx';

export default { title: 'Game/Game frame' };

const drawnGame = { href: `data:text/html,${encodeURIComponent('<body style="margin:0;background:#243">')}` };

export const Ready = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{slotSample.name}</Button>
      <GameFrame isOpen={isOpen} onClose={() => setOpen(false)} name={slotSample.name} entrance={drawnGame} />
    </>
  );
};

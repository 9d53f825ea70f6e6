import { Stack } from '@mantine/core';
import { SupportContext } from '../../base/support/support.ts';
import { noop } from '../../base/story.fixture.ts';
import { failedSlipsFixture } from '../statement.fixture.ts';
import { SlipContact } from './SlipContact.tsx';

export default { title: 'Statement/Slip contact' };

export const Ready = () => (
  <SupportContext value={noop}>
    <Stack>
      {failedSlipsFixture.map((slip) => (
        <SlipContact key={slip.note} slip={slip} />
      ))}
    </Stack>
  </SupportContext>
);

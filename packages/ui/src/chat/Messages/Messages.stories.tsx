import { everyDelivery, everyMessage, noActions } from '../chat.fixture.ts';
import { Messages, type MessagesProps } from './Messages.tsx';

export default { title: 'Chat/Messages' };

const Example = (props: Partial<MessagesProps>) => (
  <Messages
    entries={everyMessage}
    history="beginning"
    failure={undefined}
    newSince={undefined}
    actions={noActions}
    {...props}
  />
);

export const Ready = () => <Example />;
export const Empty = () => <Example entries={[]} />;
export const Loading = () => <Example entries={[]} history="loading" />;
export const Failed = () => (
  <Example entries={[]} history="failed" failure={{ message: 'fault:connection' }} />
);
export const Deliveries = () => <Example entries={everyDelivery} />;
export const WithNew = () => <Example newSince={everyMessage.at(-3)?.at} />;
export const Earlier = () => <Example history="part" />;
export const EarlierFailed = () => <Example history="earlier-failed" />;

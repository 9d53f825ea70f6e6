import { demoMembers } from '../../domains/profile/profile.seed.ts';
import { defineScenario } from '../scenario.ts';

const newcomer = demoMembers.new.phone;
const rich = demoMembers.rich.phone;

/** https://gift.truemoney.com/campaign/?v=giftUsedTwice0001, encrypted like in the app, with the demo secret. */
const giftLink =
  'U2FsdGVkX19zYWx0c2FsdDay4JBINEyH77tJAGyHUbXHH7TIKSRkLaI45VxQDAnelB5lAUPgsjlSAS4wLsOdDDszJnvlZoVyj4uo2cbzjiE=';

export const giftLinkUsedTwiceScenario = defineScenario({
  name: 'gift-link-used-twice',
  title: 'The gift link …/campaign/?v=giftUsedTwice0001 was used by another member already.',
  given: [{ call: 'deposit.sendLink', as: newcomer, body: { link: giftLink } }],
  expect: {
    steps: [{ call: 'deposit.sendLink', as: rich, body: { link: giftLink }, outcome: 'TRUELINK_DUPLICATE' }],
    balances: [
      { member: newcomer, account: 'wallet', is: 100 },
      { member: rich, account: 'wallet', is: 25_000 },
    ],
  },
});

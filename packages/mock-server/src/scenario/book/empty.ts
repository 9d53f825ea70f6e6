import { createMember } from '../../domains/registration/registration.ts';
import { arrange, defineScenario } from '../scenario.ts';

export const emptyScenario = defineScenario({
  name: 'empty',
  title: 'One brand-new member, 0800000001 with the password demo1234, who has nothing yet.',
  given: (world) =>
    void arrange(world, () =>
      createMember(world, { name: 'New Member', phone: '0800000001', password: 'demo1234' }),
    ),
});

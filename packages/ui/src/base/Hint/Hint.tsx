import { Text } from '@mantine/core';

/** Small dimmed text: a reason, an explanation, a label of a value. */
export const Hint = /* @__PURE__ */ Text.withProps({ size: 'sm', c: 'dimmed' });

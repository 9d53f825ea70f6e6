import { Box, Group, Paper, Title, useMantineTheme, VisuallyHidden } from '@mantine/core';
import type { Slice } from '@wallet/contract/spin';
import { asShown } from '@wallet/locales/joined';
import { useId } from 'react';
import { SafeHtml } from '../../base/SafeHtml/SafeHtml.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { kindOf, shortLabel } from '../prize.ts';
import { PrizeSign } from '../PrizeSign.tsx';
import { colorsOf } from '../slice-colors.ts';
import classes from './Legend.module.css';

/** Explains the labels of the wheel in the operator's texts, with their chances where sent; empty without any. */
export function Legend({ slices }: { slices: readonly Slice[] }) {
  const t = useTranslation('spin');
  const titleId = useId();
  const { dark } = useMantineTheme().colors;
  const colors = colorsOf(slices, dark);
  const labels = slices.map(({ label }) => label);
  // A label of several sectors is explained once.
  const explained = slices.flatMap(({ code, label, htmlDescription, chance }, at) =>
    (htmlDescription || chance !== undefined) && labels.indexOf(label) === at
      ? [
          {
            code,
            label,
            htmlDescription,
            percent: chanceOf(label, slices),
            fill: colors[at]?.fill ?? 'transparent',
          },
        ]
      : [],
  );
  if (explained.length === 0) return null;
  return (
    <Paper component="section" p="lg" pb="sm" aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('legend')}
      </Title>
      <Box component="dl" m={0} mt="sm">
        {explained.map(({ code, label, htmlDescription, percent, fill }) => (
          <Group key={label} gap="0 md" py={4}>
            <Group
              component="dt"
              gap="md"
              wrap="nowrap"
              miw="6.5rem"
              fw={600}
              ff="var(--wallet-numerals)"
              style={{ overflowWrap: 'anywhere' }}
            >
              <Box component="span" bg={fill} className={classes.swatch}>
                <PrizeSign kind={kindOf(code)} size={20} />
              </Box>
              {shortLabel(label) === '' ? (
                <VisuallyHidden>{asShown(label)}</VisuallyHidden>
              ) : (
                asShown(shortLabel(label))
              )}
            </Group>
            <Hint component="dd" m={0} flex="1 1 6rem" miw={0}>
              {htmlDescription && <SafeHtml html={htmlDescription} lines={1} />}
              {percent !== undefined && <div>{t('chance', { percent })}</div>}
            </Hint>
          </Group>
        ))}
      </Box>
    </Paper>
  );
}

/** Returns the chance of all sectors of a label in percent, to two decimals; undefined when one has none. */
function chanceOf(label: string, slices: readonly Slice[]): number | undefined {
  const chances = slices.filter((slice) => slice.label === label).map(({ chance }) => chance ?? NaN);
  const percent = Math.round(chances.reduce((sum, chance) => sum + chance, 0) * 100) / 100;
  return Number.isNaN(percent) ? undefined : percent;
}

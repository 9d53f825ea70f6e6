import { Alert, Box, Stack, Text, Title, SimpleGrid } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSecondClickFilter } from '../../base/click-lock/second-click.ts';
import { LoadState } from '../../base/LoadState/LoadState.tsx';
import { Link } from '../../base/Link/Link.tsx';
import type { Loadable } from '../../base/loadable.ts';
import { PartBoundary } from '../../base/PartBoundary/PartBoundary.tsx';
import { SceneScreen } from '../../base/SceneScreen/SceneScreen.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { useTranslation } from '../../i18n/index.ts';
import { Hint } from '../../base/Hint/Hint.tsx';
import { placeOfRefusal } from '../rules.ts';
import { stepsOf, type RegisterStep } from '../step-order.ts';
import { RegistrationDone } from './RegistrationDone.tsx';
import { StepForm, type StepFormProps } from './StepForm.tsx';
import classes from './RegisterScreen.module.css';
import { alertProps } from '../../base/alert-props/alert-props.tsx';
import { CheckIcon } from '../../base/Icon/Icon.tsx';

export interface RegisterScreenProps extends Omit<StepFormProps, 'step' | 'isOtpOn'> {
  /** Current step; `done` after the registration. */
  step: RegisterStep | 'done';
  /** Whether an OTP is sent (registerOTP). */
  otpSetting: Loadable<boolean>;
  /** Whether the values were restored from an earlier visit. */
  hasDraft?: boolean;
  /** Called 2 seconds after success, or by its button; goes to /login. */
  onLeave: () => void;
}

/**
 * Registration wizard of /register (spec 2, 4). The app stores step and values, so Back and a reload keep them.
 */
export function RegisterScreen(props: RegisterScreenProps) {
  const { step, otpSetting, hasDraft = false, progress, onStep, onLeave } = props;
  const t = useTranslation('registration');
  const dropSecondClick = useSecondClickFilter();
  const heading = useRef<HTMLHeadingElement>(null);
  const announcedStep = useRef(step);
  const failure = progress.state === 'refused' ? progress.failure : undefined;
  const place = failure && placeOfRefusal(failure.message);
  const isAtField = place?.step === step && place.field !== undefined;

  const goToOwner = useEffectEvent(() => {
    const isWalked =
      otpSetting.state === 'ready' && stepsOf(otpSetting.data).includes(place?.step ?? 'phone');
    if (place && isWalked && place.step !== step) onStep(place.step);
  });
  // Once per refusal: its message may stay when the player moves on.
  useEffect(() => {
    if (failure) goToOwner();
  }, [failure]);

  useEffect(() => {
    // Focuses the heading of a new step, unless a refusal focuses a field.
    if (announcedStep.current !== step && !isAtField) heading.current?.focus();
    announcedStep.current = step;
  }, [step, isAtField]);

  if (step === 'done')
    return (
      <Screen title={t('title')} isTitleHidden maw="30rem">
        <PartBoundary name="registration done">
          <RegistrationDone headingRef={heading} onLeave={onLeave} />
        </PartBoundary>
      </Screen>
    );
  const steps = otpSetting.state === 'ready' ? stepsOf(otpSetting.data) : [];
  return (
    <SceneScreen
      title={t('title')}
      words={
        <PartBoundary name="reasons">
          <Reasons />
        </PartBoundary>
      }
      data-short={step === 'phone'}
      onMouseDownCapture={dropSecondClick}
      onClickCapture={dropSecondClick}
    >
      {hasDraft && step === 'profile' && <Alert {...alertProps.info}>{t('draft')}</Alert>}
      {/* As tall as the first step, which then moves nothing. */}
      {otpSetting.state !== 'ready' && (
        <Box mih="21rem">
          <LoadState of={otpSetting} />
        </Box>
      )}
      {otpSetting.state === 'ready' && (
        <>
          <PartBoundary name="steps">
            <StepProgress steps={steps} step={step} />
          </PartBoundary>
          <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
            {t(`${step}.title`)}
          </Title>
          <PartBoundary key={step} name="step form">
            <StepForm {...props} step={step} isOtpOn={otpSetting.data} />
          </PartBoundary>
        </>
      )}
      <Text size="sm">
        {t('member')} <Link href="/login">{t('login')}</Link>
      </Text>
    </SceneScreen>
  );
}

const reasons = ['phone', 'name', 'bank'] as const;

/** Beside the form on wide windows: reasons for the questions. */
function Reasons() {
  const t = useTranslation('registration');
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('why.title')}</Text>
      {reasons.map((reason) => (
        <Text key={reason} size="sm">
          {t(`why.${reason}`)}
        </Text>
      ))}
    </Stack>
  );
}

interface StepProgressProps {
  steps: readonly RegisterStep[];
  step: RegisterStep;
}

/**
 * Progress of the wizard. Mantine's Stepper would add 3 KB to the first load for labels that do not fit on a
 * phone.
 */
function StepProgress({ steps, step }: StepProgressProps) {
  const t = useTranslation('registration');
  const at = steps.indexOf(step);
  return (
    <Stack gap="xs">
      <Hint>{t('progress', { step: at + 1, steps: steps.length, name: t(`short.${step}`) })}</Hint>
      <SimpleGrid cols={steps.length} spacing="xs" aria-hidden>
        {steps.map((one, index) => (
          <div
            key={one}
            className={classes.part}
            data-state={index < at ? 'done' : index > at ? 'rest' : 'current'}
          >
            <span className={classes.name}>
              {index < at && <CheckIcon size={16} />} {t(`short.${one}`)}
            </span>
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

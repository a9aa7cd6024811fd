'use client'

import { useMfa, type WebAuthnStep as WebAuthnStepState } from '@portico/headless'
import { type ReactElement, useRef } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { FactorSource, useFactor } from './factor-context.tsx'
import { RememberDevice } from './remember-device.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useFactorFailure } from './use-factor-failure.ts'
import { WaysOn } from './ways-on.tsx'

/** Step `webAuthn`: the browser asks for a passkey or a security key, and can ask again. */
export function WebAuthnStep({ step }: StepProps<WebAuthnStepState>): ReactElement {
  const { submitWebAuthn, calls } = useMfa()
  const { onRestart } = useFactor()
  const { isPending, error } = useAttempt(calls, 'submitWebAuthn')
  const failure = useFactorFailure(error, 'device')
  const remember = useRef<HTMLInputElement>(null)
  const t = useMessages(secondFactorMessages)
  const isKey = step.method === 'WebAuthnCrossPlatform'
  const isEnrolling = step.mode === 'enroll'
  const give = (rememberDevice: boolean, deviceId?: string) =>
    void submitWebAuthn({ rememberDevice, ...(deviceId !== undefined && { deviceId }) })
  return (
    <FormStep
      title={t(isKey ? 'login.securityKeyTitle' : 'login.deviceTitle')}
      lead={t(
        isEnrolling
          ? isKey
            ? 'login.securityKeySetUp'
            : 'login.deviceSetUp'
          : isKey
            ? 'login.securityKeyLead'
            : 'login.deviceLead',
      )}
      focusOn="heading"
      failure={failure}
      isPending={isPending}
      submit={t(failure ? 'login.tryAgain' : 'login.continue')}
      busy={t('login.waitingForDevice')}
      onSubmit={(read) => give(read('rememberDevice') === 'on')}
      onRestart={onRestart}
      below={
        <WaysOn recovery={isEnrolling ? undefined : t('login.cannotUseDevice')}>
          {step.devices.slice(1).map(({ id, name }) => (
            <TextButton key={id} isStandalone onPress={() => give(remember.current?.checked ?? false, id)}>
              {t('login.useDevice', { name })}
            </TextButton>
          ))}
        </WaysOn>
      }
    >
      <FactorSource />
      {!isEnrolling && <RememberDevice inputRef={remember} />}
    </FormStep>
  )
}

'use client'

import { type FailedInvitationStep, navigateAfterAuth, useClient, useInvitation, useSession } from '@portico/headless'
import { signInAddress } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { DeadEnd } from '../../frame/dead-end.tsx'
import { atField } from '../../frame/failures/failure.ts'
import { useFailure } from '../../frame/failures/use-failure.ts'
import { toRoute } from '../../frame/route-address.ts'
import { FormStep } from '../../frame/steps/form-step.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { activationMessages } from '../../i18n/messages/activation.gen.ts'
import { invitationMessages } from '../../i18n/messages/invitation.gen.ts'
import { mfaMessages } from '../../i18n/messages/mfa.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { CodeField } from '../../primitives/code-field/code-field.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { checkIcon, infoIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { useBrand } from '../../theme/index.ts'

/** Accepting an invitation, step after step. */
export function InvitationFlow(): ReactElement {
  const { step } = useInvitation()
  switch (step.name) {
    case 'validate':
      return step.hasCode ? <CodeForm /> : <Accepting />
    case 'pending':
      return <Accepting />
    case 'success':
      return <Accepted />
    case 'failed':
      return <Failed canRetry={step.canRetry} />
    case 'invalid':
    case 'idle':
      return <Invalid />
    default:
      return step satisfies never
  }
}

function Accepting() {
  const t = useMessages(messages)
  return <StepFrame title={t('invitation.checking')} emblem={<Spinner />} focusOn="heading" />
}

function CodeForm() {
  const { submitCode, begin, calls } = useInvitation()
  const { isPending, error } = useAttempt(calls, 'submitCode')
  const t = useMessages(messages)
  const failure = useFailure(error, messages)
  return (
    <FormStep
      title={t('invitation.codeTitle')}
      lead={t('invitation.codeLead')}
      failure={failure}
      isPending={isPending}
      submit={t('invitation.accept')}
      busy={t('invitation.accepting')}
      onSubmit={(read) => void submitCode({ code: read('code') })}
      onRestart={() => void begin()}
    >
      <CodeField label={t('activation.codeLabel')} {...atField(failure)} />
    </FormStep>
  )
}

function Accepted() {
  const client = useClient()
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  const { name: app } = useBrand()
  const t = useMessages(messages)
  return (
    <StepFrame
      title={t('invitation.successTitle')}
      lead={t('invitation.successLead')}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      <Button
        variant="primary"
        isWide
        onPress={() => (isSignedIn ? navigateAfterAuth(client) : client.navigate(signInAddress(client)))}
      >
        {isSignedIn ? t('invitation.openApp', { app }) : t('invitation.signIn')}
      </Button>
    </StepFrame>
  )
}

function Failed({ canRetry }: Pick<FailedInvitationStep, 'canRetry'>) {
  const { begin, calls } = useInvitation()
  const client = useClient()
  const { isPending, error } = useAttempt(calls, 'begin')
  const t = useMessages(messages)
  const isLocked = error?.code === 'ER-01239'
  const failure = useFailure(canRetry || isLocked ? error : null, messages)
  return (
    <StepFrame
      title={isLocked ? t('errors.ER-01239.title') : t('invitation.failedTitle')}
      lead={failure?.text ?? t('invitation.failedLead')}
      emblem={<Emblem path={infoIcon} tone="danger" />}
      focusOn="heading"
    >
      <Stack>
        {canRetry && (
          <Button
            variant="primary"
            isWide
            isPending={isPending}
            busy={t('invitation.checking')}
            onPress={() => void begin()}
          >
            {t('login.tryAgain')}
          </Button>
        )}
        <Button isWide {...(!canRetry && { variant: 'primary' as const })} onPress={() => toRoute(client, 'loginUrl')}>
          {t('invitation.signIn')}
        </Button>
      </Stack>
    </StepFrame>
  )
}

function Invalid() {
  const client = useClient()
  const t = useMessages(messages)
  return (
    <DeadEnd
      title={t('invitation.invalidTitle')}
      lead={t('invitation.invalidLead')}
      onWords={t('invitation.signIn')}
      onGo={() => toRoute(client, 'loginUrl')}
    />
  )
}

const messages = { ...signInMessages, ...mfaMessages, ...activationMessages, ...invitationMessages }

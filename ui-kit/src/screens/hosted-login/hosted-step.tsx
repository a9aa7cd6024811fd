'use client'

import { useClient, useHostedLogin } from '@portico/headless'
import type { HostedFailedStep, HostedLoginStep, HostedSuccessStep } from '@portico/headless/hosted-login'
import { routesOf } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { SignedInStep } from '../../frame/steps/step-signed-in.tsx'
import { Support } from '../../frame/support.tsx'
import { useMessages } from '../../i18n/index.ts'
import { hostedLoginMessages } from '../../i18n/messages/hosted-login.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'
import { ownValue } from '../../theme/own-member.ts'

/** One step of coming back from hosted login. */
export function HostedStep({ step }: { readonly step: HostedLoginStep }): ReactElement {
  const t = useMessages(messages)
  switch (step.name) {
    case 'idle':
    case 'working':
      return (
        <StepFrame
          title={t('hosted.workingTitle')}
          lead={t('hosted.workingLead')}
          emblem={<Spinner />}
          focusOn="heading"
        />
      )
    case 'leaving':
      return (
        <StepFrame
          title={t('hosted.leavingTitle')}
          lead={t('hosted.leavingLead')}
          emblem={<Spinner />}
          focusOn="heading"
        >
          <WaysOn words={t('hosted.again')} />
        </StepFrame>
      )
    case 'success':
      return <SignedIn isStaying={step.isStaying} />
    case 'failed':
      return <Failed step={step} />
    case 'invalid':
      return (
        <StepFrame title={t('hosted.invalidTitle')} lead={t('hosted.invalidLead')} focusOn="heading">
          <WaysOn words={t('hosted.signIn')} />
        </StepFrame>
      )
    default:
      return step satisfies never
  }
}

function SignedIn({ isStaying }: Pick<HostedSuccessStep, 'isStaying'>) {
  const { stay, continueNow } = useHostedLogin()
  return <SignedInStep isStaying={isStaying} onStay={stay} onOpen={continueNow} />
}

/** The cause, the trace id and two ways on. Nothing is retried without a press. */
function Failed({ step: { failure } }: { readonly step: HostedFailedStep }) {
  const t = useMessages(messages)
  const code = failure.message === 'MFA is not enrolled' ? 'step-up-refused' : failure.code
  const lead = ownValue(leads, code) ?? 'hosted.failedLead'
  return (
    <StepFrame
      title={t('hosted.failedTitle')}
      lead={t(lead)}
      emblem={<Emblem path={alertIcon} tone="danger" />}
      focusOn="heading"
    >
      <WaysOn words={t('hosted.again')} />
      <Support traceId={failure.traceId} />
    </StepFrame>
  )
}

function WaysOn({ words }: { readonly words: string }) {
  const client = useClient()
  const signIn = useHostedLogin((hosted) => hosted.signIn)
  const isPending = useHostedLogin((hosted) => hosted.calls.signIn.status === 'pending')
  const t = useMessages(messages)
  return (
    <Stack>
      <Button variant="primary" isWide isPending={isPending} busy={t('login.loading')} onPress={() => void signIn()}>
        {words}
      </Button>
      <Button isWide onPress={() => client.navigate(routesOf(client).authenticatedUrl)}>
        {t('hosted.home')}
      </Button>
    </Stack>
  )
}

const messages = { ...hostedLoginMessages, ...signInMessages }

/** The texts of failures with a text of their own. */
const leads: Readonly<Record<string, 'hosted.deniedLead' | 'hosted.unknownLead' | 'hosted.mfaLead'>> = {
  access_denied: 'hosted.deniedLead',
  'state-unknown': 'hosted.unknownLead',
  'step-up-refused': 'hosted.mfaLead',
}

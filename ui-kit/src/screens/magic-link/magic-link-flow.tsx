'use client'

import { type LinkFailedStep, useLogin, useMagicLink, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import { useAttempt } from '../../frame/attempt.ts'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { Loading } from '../../frame/loading/loading.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { passwordlessMessages } from '../../i18n/messages/passwordless.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { Stack } from '../../primitives/stack/stack.tsx'

const words = {
  expired: { title: 'passwordless.linkExpiredTitle', lead: 'passwordless.linkExpiredLead' },
  used: { title: 'passwordless.linkUsedTitle', lead: 'passwordless.linkUsedLead' },
  missing: { title: 'passwordless.linkMissingTitle', lead: 'passwordless.linkMissingLead' },
  refused: { title: 'passwordless.linkRefusedTitle', lead: 'passwordless.linkRefusedLead' },
  unreachable: { title: 'passwordless.linkUnreachableTitle', lead: 'passwordless.linkUnreachableLead' },
} as const

/** Opening the link of a mail, step by step. */
export function MagicLink(): ReactElement {
  const link = useMagicLink(({ step }) => step)
  const step = useLogin((login) => login.step)
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  switch (link.name) {
    case 'opening':
      return <LinkOpening />
    case 'failed':
      return link.reason === 'missing' && isSignedIn ? <SignedIn /> : <LinkFailed step={link} />
    case 'opened':
      return step.name === 'preLogin' ? <Loading /> : <StepScreen step={step} />
    default:
      return link satisfies never
  }
}

const loginSteps = () => import('../login/steps.ts')

const StepScreen = lazyPart(async () => (await loginSteps()).StepScreen)

const SignedIn = lazyPart(async () => (await loginSteps()).SignedIn)

/** The link is being exchanged for a session. */
function LinkOpening(): ReactElement {
  const t = useMessages(passwordlessMessages)
  return (
    <StepFrame
      title={t('passwordless.linkOpening')}
      lead={t('passwordless.linkOpeningLead')}
      emblem={<Spinner />}
      focusOn="heading"
    />
  )
}

/** The link failed: the cause, and a way to another one. */
function LinkFailed({ step: { reason } }: { readonly step: LinkFailedStep }): ReactElement {
  const { submit, restart, calls } = useMagicLink()
  const { isPending } = useAttempt(calls, 'submit')
  const t = useMessages(passwordlessMessages)
  const { title, lead } = words[reason]
  const isUnreachable = reason === 'unreachable'
  return (
    <StepFrame
      key={reason}
      title={t(title)}
      lead={t(lead)}
      emblem={<Emblem path={alertIcon} tone={isUnreachable ? 'danger' : 'neutral'} />}
      focusOn="heading"
    >
      <Stack>
        {isUnreachable && (
          <Button
            variant="primary"
            isWide
            isPending={isPending}
            busy={t('passwordless.linkOpeningLead')}
            onPress={() => void submit()}
          >
            {t('passwordless.tryAgain')}
          </Button>
        )}
        <Button variant={isUnreachable ? 'secondary' : 'primary'} isWide onPress={restart}>
          {t('passwordless.askForLink')}
        </Button>
      </Stack>
    </StepFrame>
  )
}

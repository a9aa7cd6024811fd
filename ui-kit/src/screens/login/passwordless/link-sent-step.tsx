'use client'

import { type MagicLinkSentStep, usePasswordless } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { mailIcon } from '../../../primitives/icon/paths.ts'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { OtherWays } from './other-ways.tsx'
import { passwordlessMessages } from './passwordless-messages.ts'
import { ResendMessage, Resent } from './resend-message.tsx'
import { useIsAnother } from './use-is-another.ts'

/** Step `magicLinkPreLoginSuccess`: a link is on its way. Each has a screen of its own, so that another is announced. */
export function LinkSentStep({ step }: StepProps<MagicLinkSentStep>): ReactElement {
  return <LinkSent key={step.sentAt} step={step} isAnother={useIsAnother(step)} />
}

function LinkSent({ step, isAnother }: StepProps<MagicLinkSentStep> & { readonly isAnother: boolean }) {
  const { restart } = usePasswordless()
  const t = useMessages(passwordlessMessages)
  return (
    <StepFrame
      title={t('passwordless.linkTitle')}
      lead={t('passwordless.linkLead', { email: step.email })}
      notice={isAnother ? t('resend.sent.title') : undefined}
      emblem={<Emblem path={mailIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Resent isShown={isAnother} />
      <Identity email={step.email} onChange={restart} />
      <Stack gap="sm">
        <ResendMessage sent={step} what="link" />
        <OtherWays present="MagicLink" />
      </Stack>
    </StepFrame>
  )
}

'use client'

import {
  type MagicLinkSentStep,
  type MagicLinkSuccessStep,
  magicLinkFeature,
  type NoLocalSignInStep,
  useClient,
  useLogin,
  usePasswordless,
  useSocialLogin,
} from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownStep } from '../../../frame/countdown-line.tsx'
import { StepFrame } from '../../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { mailIcon } from '../../../primitives/icon/paths.ts'
import { Identity } from '../../../primitives/identity/identity.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { SocialButtons } from '../../social/social-buttons.tsx'
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

/** Step `magicLinkPostLoginSuccess`: the page redirects in five seconds unless the person stops it. */
export function LinkSuccessStep({ step: { isStaying } }: StepProps<MagicLinkSuccessStep>): ReactElement {
  const { stay, continueNow } = useClient().get(magicLinkFeature).actions
  const t = useMessages(passwordlessMessages)
  return (
    <CountdownStep
      title={t('passwordless.linkDoneTitle')}
      lead={t(isStaying ? 'passwordless.linkStopped' : 'passwordless.linkDoneLead')}
      countdown={{ seconds: 5, label: (seconds) => t('passwordless.linkDoneIn', { seconds }) }}
      stayWords={t('passwordless.stay')}
      openWords={t(isStaying ? 'login.continue' : 'passwordless.continueNow')}
      isStaying={isStaying}
      onStay={stay}
      onOpen={continueNow}
    />
  )
}

/** Step `noLocalAuthentication`: an address alone is no way in here, and what is one. */
export function NoLocalStep({ step: { email } }: StepProps<NoLocalSignInStep>): ReactElement {
  const restart = useLogin((login) => login.restart)
  const offered = useSocialLogin((social) => social.providers)
  const t = useMessages(passwordlessMessages)
  const hasProviders = (offered ?? []).length > 0
  const words = hasProviders ? 'passwordless.noLocalSocial' : 'passwordless.noLocal'
  return (
    <StepFrame title={t(`${words}Title`)} lead={t(`${words}Lead`, { email })} focusOn="heading">
      <SocialButtons hasDivider={false} />
      <Button variant={hasProviders ? 'secondary' : 'primary'} isWide onPress={restart}>
        {t('passwordless.otherEmail')}
      </Button>
    </StepFrame>
  )
}

'use client'

import { type SsoFailedStep as SsoFailedStepState, useClient, useLogin } from '@portico/headless'
import { routesOf } from '@portico/headless/internal'
import type { ReactElement } from 'react'
import { CountdownLine } from '../../frame/countdown-line.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { Support } from '../../frame/support.tsx'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { ssoMessages } from '../../i18n/messages/sso.gen.ts'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'

/** Step `loginWithSSOFailed`: the page moves on in a second, at once when asked, or not at all. */
export function SsoFailedStep({ step: { error, isStaying } }: StepProps<SsoFailedStepState>): ReactElement {
  const client = useClient()
  const { stay, restart } = useLogin()
  const t = useMessages(messages)
  const open = () => {
    restart()
    client.navigate(routesOf(client).authenticatedUrl, { replace: true })
  }
  return (
    <StepFrame
      title={t('sso.failedTitle')}
      lead={t(leadOf(error.code))}
      notice={isStaying ? t('login.redirectStopped') : undefined}
      emblem={<Emblem path={alertIcon} tone="danger" />}
      focusOn="action"
    >
      <CountdownLine
        countdown={{ seconds: 1, label: (seconds) => t('sso.leading', { seconds }) }}
        stayWords={t('sso.stayHere')}
        openWords={t(isStaying ? 'sso.signInAnotherWay' : 'sso.continueNow')}
        onStay={isStaying ? null : stay}
        onOpen={isStaying ? restart : open}
      />
      <Support traceId={error.traceId} />
    </StepFrame>
  )
}

const messages = { ...ssoMessages, ...pagesMessages }

/** A text of the kit, because the message comes from an address or another provider. */
function leadOf(code: string) {
  if (code === 'network' || code === 'timeout') return 'sso.offlineLead'
  return code === 'sso-refused' ? 'sso.refusedLead' : 'sso.failedLead'
}

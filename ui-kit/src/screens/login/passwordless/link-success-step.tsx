'use client'

import { type MagicLinkSuccessStep, magicLink, useClient } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Countdown } from '../../../primitives/countdown/countdown.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import type { StepProps } from '../login-slots.ts'
import { StepActions } from '../step-actions.tsx'
import { StepFrame } from '../step-frame.tsx'
import { passwordlessMessages } from './passwordless-messages.ts'

/** Step `magicLinkPostLoginSuccess`: the link has worked; the page moves on in five seconds, unless told to stay. */
export function LinkSuccessStep({ step: { isStaying } }: StepProps<MagicLinkSuccessStep>): ReactElement {
  const { stay, continueNow } = useClient().get(magicLink).actions
  const t = useMessages(passwordlessMessages)
  const stopped = t('passwordless.linkStopped')
  return (
    <StepFrame
      title={t('passwordless.linkDoneTitle')}
      lead={isStaying ? stopped : t('passwordless.linkDoneLead')}
      notice={isStaying ? stopped : undefined}
      emblem={<Emblem path={checkIcon} tone="success" />}
      focusOn="heading"
    >
      {isStaying ? (
        <Button variant="primary" isWide onPress={continueNow}>
          {t('login.continue')}
        </Button>
      ) : (
        <>
          <Countdown seconds={5} label={(seconds) => t('passwordless.linkDoneIn', { seconds })} />
          <StepActions>
            <Button onPress={stay}>{t('passwordless.stay')}</Button>
            <Button variant="primary" onPress={continueNow}>
              {t('passwordless.continueNow')}
            </Button>
          </StepActions>
        </>
      )}
    </StepFrame>
  )
}

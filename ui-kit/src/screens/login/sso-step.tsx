'use client'

import { type RedirectToSsoStep, useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { CountdownLine } from '../../frame/countdown-line.tsx'
import { firstMark, Sentence, secondMark } from '../../frame/sentence.tsx'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import type { StepProps } from '../../frame/steps/step-props.ts'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { useClasses } from '../../slots/index.ts'

/** Step `redirectToSSO`: the company's own sign-in opens in two seconds, at once when asked, or not at all. */
export function SsoStep({ step }: StepProps<RedirectToSsoStep>): ReactElement {
  const { continueToSso, restart } = useLogin()
  const t = useMessages(pagesMessages)
  return (
    <StepFrame title={t('login.ssoTitle')} lead={<Lead {...step} />} focusOn="action">
      <CountdownLine
        countdown={{ seconds: 2, label: (seconds) => t('login.ssoOpening', { seconds }) }}
        stayWords={t('login.stayHere')}
        openWords={t('login.continueNow')}
        onStay={restart}
        onOpen={continueToSso}
      />
    </StepFrame>
  )
}

/** The person and the host of the provider. Both keep their own direction within the sentence. */
function Lead({ email, address }: Pick<RedirectToSsoStep, 'email' | 'address'>) {
  const classOf = useClasses()
  const t = useMessages(pagesMessages)
  return (
    <Sentence
      text={t('login.ssoLead', { email: firstMark, host: secondMark })}
      first={<bdi className={classOf('Value')}>{email}</bdi>}
      second={<bdi className={classOf('Value')}>{hostOf(address)}</bdi>}
    />
  )
}

function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

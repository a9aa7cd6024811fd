'use client'

import { type PromptPasskeysStep, usePasskeySignIn } from '@portico/headless'
import { type ReactElement, useRef } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { useFailure } from '../../../frame/failures/use-failure.ts'
import { FormStep } from '../../../frame/steps/form-step.tsx'
import type { StepProps } from '../../../frame/steps/step-props.ts'
import { useMessages } from '../../../i18n/index.ts'
import { passkeyMessages } from '../../../i18n/messages/passkey.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { laptopIcon, passkeyIcon, shieldCheckIcon } from '../../../primitives/icon/paths.ts'
import { useClasses } from '../../../slots/index.ts'
import { useBrand } from '../../../theme/index.ts'

/** Step `promptPasskeys`: the signed-in person may add a passkey, or continue without one. */
export function PromptStep({ step }: StepProps<PromptPasskeysStep>): ReactElement {
  const { addAtPrompt, skipPrompt, calls } = usePasskeySignIn()
  const { isPending, error } = useAttempt(calls, 'addAtPrompt')
  const never = useRef<HTMLInputElement>(null)
  const t = useMessages(messages)
  const failure = useFailure(error, messages)
  const goOn = () => skipPrompt({ dontAskAgain: never.current?.checked ?? false })
  return (
    <FormStep
      title={t('login.passkeyPromptTitle')}
      lead={t(step.quickLogin ? 'login.passkeyQuickLead' : 'login.passkeyPromptLead')}
      emblem={<Emblem path={passkeyIcon} tone="neutral" />}
      focusOn="heading"
      failure={failure}
      isPending={isPending}
      submit={t('login.addPasskey')}
      busy={t('login.addingPasskey')}
      onSubmit={() => void addAtPrompt()}
      onRestart={goOn}
      restartLabel={t('login.notNow')}
      instead={
        <Button variant="quiet" isWide onPress={goOn}>
          {t('login.notNow')}
        </Button>
      }
    >
      <Points />
      {!step.quickLogin && <Checkbox ref={never} name="dontAskAgain" label={t('login.dontAskAgain')} />}
    </FormStep>
  )
}

/** The benefits of a passkey. */
function Points() {
  const classOf = useClasses()
  const { name: app } = useBrand()
  const t = useMessages(messages)
  const points = [
    { icon: shieldCheckIcon, title: t('login.passkeySafe'), text: t('login.passkeySafeText', { app }) },
    { icon: laptopIcon, title: t('login.passkeyYours'), text: t('login.passkeyYoursText') },
  ]
  return (
    <ul className={classOf('Points')}>
      {points.map(({ icon, title, text }) => (
        <li key={icon} className={classOf('Point')}>
          <span className={classOf('PointIcon')}>
            <Icon path={icon} />
          </span>
          <strong className={classOf('PointTitle')}>{title}</strong>
          <span className={classOf('PointText')}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

const messages = { ...signInMessages, ...passkeyMessages }

'use client'

import { useLogin } from '@portico/headless'
import type { ReactElement } from 'react'
import { StepFrame } from '../../frame/steps/step-frame.tsx'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { alertIcon } from '../../primitives/icon/paths.ts'
import { Paragraph } from '../../primitives/text/text.tsx'
import { useClasses } from '../../slots/index.ts'
import type { UnsupportedStepProps } from './login-slots.ts'

/** Step `unsupported`, and every step that has no screen yet: what was asked for, and a way out. */
export function UnsupportedStep({ reason, children }: UnsupportedStepProps): ReactElement {
  const classOf = useClasses()
  const restart = useLogin((login) => login.restart)
  const t = useMessages(pagesMessages)
  return (
    <StepFrame
      title={t('login.unsupportedTitle')}
      lead={t('login.unsupportedLead')}
      emblem={<Emblem path={alertIcon} tone="neutral" />}
      focusOn="heading"
    >
      <Paragraph tone="muted" size="sm">
        {t('login.unsupportedReason')}{' '}
        <code className={classOf('Reason')} dir="ltr">
          {reason}
        </code>
      </Paragraph>
      <Button variant="primary" isWide onPress={restart}>
        {t('login.signInAnotherWay')}
      </Button>
      {children}
    </StepFrame>
  )
}

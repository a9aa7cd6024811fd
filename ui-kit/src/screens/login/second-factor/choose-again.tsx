'use client'

import { useMfa } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useMfaStep } from './use-mfa-step.ts'

/** Back to the choice of second factors, where there is one. */
export function ChooseAgain(): ReactElement | null {
  const chooseAgain = useMfa((mfa) => mfa.chooseAgain)
  const { hasChoice } = useMfaStep()
  const t = useMessages(secondFactorMessages)
  if (!hasChoice) return null
  return (
    <TextButton isStandalone onPress={chooseAgain}>
      {t('login.chooseAgain')}
    </TextButton>
  )
}

'use client'

import { useMfa } from '@portico/headless'
import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useFactor } from './factor-context.tsx'
import { Postpone } from './postpone.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useMfaStep } from './use-mfa-step.ts'

export interface WaysOnProps {
  /** The label of the recovery by code. Default: no recovery. */
  readonly recovery?: string | undefined
  /** Further ways, before the others. */
  readonly children?: ReactNode
}

/** The ways on beside giving a second factor: another one, the recovery code, giving it up. */
export function WaysOn({ recovery, children }: WaysOnProps): ReactElement {
  const { onRecover, onCancel } = useFactor()
  const t = useMessages(secondFactorMessages)
  return (
    <Stack gap="sm">
      {children}
      <ChooseAgain />
      <Postpone />
      {recovery !== undefined && onRecover && (
        <TextButton isStandalone onPress={onRecover}>
          {recovery}
        </TextButton>
      )}
      {onCancel && (
        <TextButton isStandalone onPress={onCancel}>
          {t('stepUp.cancel')}
        </TextButton>
      )}
    </Stack>
  )
}

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

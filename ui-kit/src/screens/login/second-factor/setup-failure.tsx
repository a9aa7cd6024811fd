'use client'

import type { ReactElement } from 'react'
import type { Failure } from '../../../frame/failures/failure.ts'
import { Support } from '../../../frame/support.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Alert } from '../../../primitives/alert/alert.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useFactor } from './factor-context.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

export interface SetupFailureProps {
  /** Why there is nothing to scan. */
  readonly failure: Failure
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** In the place of the code to scan: why it did not come, and a way to get it. The rest of the form stays as it is. */
export function SetupFailure({ failure, isPending, onRetry }: SetupFailureProps): ReactElement {
  const { onRestart } = useFactor()
  const t = useMessages(secondFactorMessages)
  const { about, title, text, isFinal, error } = failure
  return (
    <Stack>
      <Alert tone="danger" title={title} attempt={error} isUrgent>
        {text}
      </Alert>
      <Stack isRow>
        {isFinal ? (
          <Button size="sm" onPress={onRestart}>
            {t('login.startAgain')}
          </Button>
        ) : (
          <Button size="sm" isPending={isPending} busy={t('login.preparingSetup')} onPress={onRetry}>
            {t('login.loadSetupAgain')}
          </Button>
        )}
      </Stack>
      {about === 'page' && <Support traceId={error.traceId} />}
    </Stack>
  )
}

'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import type { FailedProps, Place } from '../../loading/place.ts'

/** The place of a control in a header: nothing while its code loads, then a button that tries again if it fails. */
export const controlPlace: Place = { Loading: () => null, Failed, name: 'control' }

function Failed({ onRetry }: FailedProps): ReactElement {
  const t = useMessages(signInMessages)
  return (
    <Button size="md" onPress={onRetry}>
      {t('login.tryAgain')}
    </Button>
  )
}

'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import type { Placeholders } from '../../lazy-part.tsx'

/** The places of a control in a header while its code is missing, or after it threw: nothing, then a button that tries again. */
export const controlPlaces: Placeholders = { Waiting: () => null, Failed, Thrown: Failed, name: 'control' }

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useMessages(signInMessages)
  return (
    <Button size="md" onPress={onRetry}>
      {t('login.tryAgain')}
    </Button>
  )
}

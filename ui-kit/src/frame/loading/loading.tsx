'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useClasses } from '../../slots/index.ts'

export interface LoadingProps {
  /** The heading of the box, for screen readers. Default: that of the login box. */
  readonly label?: string | undefined
}

/** The content of a box that is loading: a spinner with words, which appears after a moment. */
export function Loading({ label }: LoadingProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(signInMessages)
  return (
    <>
      <h1 className={classOf('VisuallyHidden')}>{label ?? t('login.boxLabel')}</h1>
      <p role="status" className={classOf('Waiting')}>
        <Spinner /> {t('login.loading')}
      </p>
    </>
  )
}

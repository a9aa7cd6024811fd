'use client'

import { type ReactElement, type ReactNode, useEffect } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { pagesMessages } from '../../i18n/messages/pages.gen.ts'
import { useAnnounce } from '../../isolation/index.ts'
import { useBrand } from '../../theme/index.ts'
import { LeavingContext } from '../attempt.ts'

export interface PassingProps {
  /** The message to announce. Default: that the person is signed in. */
  readonly words?: string | undefined
}

/** Announces that the page moves on. It shows nothing, because the page is gone before anything could be read. */
export function Passing({ words }: PassingProps): null {
  const announce = useAnnounce()
  const { name: app } = useBrand()
  const t = useMessages(pagesMessages)
  const said = words ?? `${t('login.successTitle')}. ${t('login.successLead', { app })}`
  useEffect(() => announce(said), [announce, said])
  return null
}

export interface HeldStepProps extends PassingProps {
  /** True if the flow is at a step that redirects at once. */
  readonly isLeaving: boolean
  /** The step on the screen. */
  readonly children: ReactNode
}

/** The step on the screen, with its buttons busy while the flow is at one that passes by itself. */
export function HeldStep({ isLeaving, words, children }: HeldStepProps): ReactElement {
  return (
    <LeavingContext.Provider value={isLeaving}>
      {children}
      {isLeaving && <Passing words={words} />}
    </LeavingContext.Provider>
  )
}

'use client'

import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { useClasses } from '../slots/index.ts'

const AnnounceContext = createContext<(message: string) => void>(() => {})

/** Keeps one live region while steps come and go in it, because a region that appears with its words stays silent. */
export function Announcer({ children }: { readonly children: ReactNode }): ReactElement {
  const classOf = useClasses()
  const [message, announce] = useState('')
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <p role="status" className={classOf('VisuallyHidden')}>
        {message}
      </p>
    </AnnounceContext.Provider>
  )
}

/** Announces a message to screen readers. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext)
}

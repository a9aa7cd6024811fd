'use client'

import {
  createContext,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useClasses } from '../slots/index.ts'

const AnnounceContext = createContext<Dispatch<SetStateAction<string>>>(() => {})

/**
 * The one live region of a surface, and of each modal in it, because all outside of a modal is inert. It stays while steps and
 * buttons come and go, because a region that appears with its words stays silent.
 */
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

/**
 * Announces words that last, such as those of a call, and again if they return. Words that last less than 300 ms stay silent: a
 * screen reader would read them after the result. Other words that came since stay.
 */
export function useAnnounced(words: string | false | null | undefined): void {
  const announce = useContext(AnnounceContext)
  useEffect(() => {
    if (!words) return
    const patience = setTimeout(announce, 300, words)
    return () => {
      clearTimeout(patience)
      announce((present) => (present === words ? '' : present))
    }
  }, [announce, words])
}

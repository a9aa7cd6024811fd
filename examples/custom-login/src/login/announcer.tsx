import { createContext, type ReactNode, useContext, useState } from 'react'

const Announce = createContext<(message: string) => void>(() => {})

/** Keeps one live region while the steps in it come and go, because a region that appears with its words stays silent. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [message, announce] = useState('')
  return (
    <Announce value={announce}>
      {children}
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </Announce>
  )
}

/** Says something to those who listen to the page. */
export function useAnnounce(): (message: string) => void {
  return useContext(Announce)
}

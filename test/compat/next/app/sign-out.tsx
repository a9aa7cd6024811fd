'use client'

import { useSession } from '@portico/headless'

export function SignOut() {
  const { logOut } = useSession()
  return (
    <button type="button" onClick={() => void logOut()}>
      Sign out
    </button>
  )
}

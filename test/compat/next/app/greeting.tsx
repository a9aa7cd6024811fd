'use client'

import { useSession } from '@portico/headless'

export function Greeting() {
  const { user, logOut } = useSession()
  return (
    <>
      <h1>Hello, {user?.name}</h1>
      <button type="button" onClick={() => void logOut()}>
        Sign out
      </button>
    </>
  )
}

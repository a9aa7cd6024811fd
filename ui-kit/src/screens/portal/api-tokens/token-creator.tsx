'use client'

import { useSession } from '@portico/headless'
import { usePeople } from '@portico/headless/portal/people'
import { type ReactElement, useEffect } from 'react'

/** The name of the user who created a token. An administrator who may not read users sees an em dash. */
export function TokenCreator({ id }: { readonly id: string }): ReactElement {
  const me = useSession(({ user }) => user)
  return <>{me?.id === id ? me.name : <OtherUser id={id} />}</>
}

function OtherUser({ id }: { readonly id: string }) {
  const { rows, filter } = usePeople({ key: `token-creator-${id}` })
  useEffect(() => void filter({ filters: { ids: id } }), [filter, id])
  return rows.find((person) => person.id === id)?.name ?? '—'
}

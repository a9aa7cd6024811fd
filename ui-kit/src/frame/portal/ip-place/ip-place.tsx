'use client'

import { useIpPlace } from '@portico/headless/portal/ip-place'
import type { ReactElement } from 'react'

/** An IP address with its place, as far as the provider knows it. Each address that is rendered is one call. */
export function IpPlace({ ip }: { readonly ip: string }): ReactElement {
  const { value } = useIpPlace({ ip })
  const place = value?.city || value?.country
  return (
    <span>
      {place && (
        <>
          <bdi>{place}</bdi>,{' '}
        </>
      )}
      <bdi dir="ltr">{ip}</bdi>
    </span>
  )
}

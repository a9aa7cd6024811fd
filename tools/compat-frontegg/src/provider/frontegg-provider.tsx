'use client'

import { type ClientOptions, PorticoError } from '@portico/headless'
import { type ReactElement, type ReactNode, useState } from 'react'
import { noticeName } from '#notices'
import { clientOptionsOf, type GivenOptions } from '../options/client-options.ts'
import { KitAround } from './kit-around.tsx'

export interface FronteggProviderProps extends GivenOptions {
  /** The application. */
  readonly children?: ReactNode
}

/**
 * Frontegg's provider over `PorticoKit`: the same props, one client for as long as it is mounted, and the portal beside the
 * application. Options that change later have no effect, except the look and the texts. If the client cannot be made, it
 * renders an `alert` with the reason.
 *
 * @deprecated Use `PorticoKit` of `@portico/ui-kit`.
 */
export function FronteggProvider({ children, ...given }: FronteggProviderProps): ReactElement {
  noticeName('FronteggProvider')
  const [options] = useState(() => optionsOrError(given))
  if (options instanceof PorticoError) return <p role="alert">{options.message}</p>
  return (
    <KitAround client={options} given={given}>
      {children}
    </KitAround>
  )
}

function optionsOrError(given: GivenOptions): ClientOptions | PorticoError {
  try {
    return clientOptionsOf(given)
  } catch (thrown) {
    if (thrown instanceof PorticoError) return thrown
    throw thrown
  }
}

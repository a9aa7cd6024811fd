'use client'

import type { ReactElement } from 'react'
import { FronteggProvider, type FronteggProviderProps } from '../../provider/frontegg-provider.tsx'

export interface FronteggProviderNoSSRProps extends FronteggProviderProps {}

/**
 * The provider without a server half: the session begins in the browser.
 *
 * @deprecated Use `PorticoKit` of `@portico/ui-kit`.
 */
export function FronteggProviderNoSSR(props: FronteggProviderNoSSRProps): ReactElement {
  return <FronteggProvider {...props} />
}

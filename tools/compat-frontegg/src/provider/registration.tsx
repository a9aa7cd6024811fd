'use client'

import { useClient } from '@portico/headless'
import { useEffect, useInsertionEffect } from 'react'
import { accountFeature } from '../account/feature.ts'
import { useAccount } from '../account/use-account.ts'
import type { ContextOptions, FronteggAppOptions } from '../options/types.ts'
import { registerApp } from '../registry/apps.ts'

export interface RegistrationProps extends Pick<FronteggAppOptions, 'appName' | 'basename' | 'customLoader'> {
  readonly contextOptions: ContextOptions
}

/**
 * Registers the client around it for `ContextHolder` and `AdminPortal`, before the effects of its siblings, and keeps its account
 * up to date. Renders nothing.
 */
export function Registration({ appName = 'default', basename, contextOptions, customLoader }: RegistrationProps): null {
  const client = useClient()
  const isLoading = useAccount((account) => account.isLoading)
  useInsertionEffect(
    () => registerApp(appName, { client, contextOptions, basename }),
    [appName, client, contextOptions, basename],
  )
  useEffect(() => client.get(accountFeature).subscribe(() => {}), [client])
  useEffect(() => {
    if (typeof customLoader === 'function') customLoader(isLoading)
  }, [customLoader, isLoading])
  return null
}

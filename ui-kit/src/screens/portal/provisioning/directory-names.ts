'use client'

import type { DirectorySource } from '@portico/headless/portal/provisioning'
import { useMessages } from '../../../i18n/index.ts'
import { provisioningMessages } from './provisioning-messages.ts'

/** A directory with steps of its own. Google has no source of its own at the provider. */
export type DirectoryProduct = 'okta' | 'entra' | 'google' | 'other'

/** The directories to choose from, in display order. */
export const products = ['okta', 'entra', 'google', 'other'] as const satisfies readonly DirectoryProduct[]

/** The source that a directory has at the provider. */
export function sourceOf(product: DirectoryProduct): DirectorySource {
  return product === 'okta' ? 'okta' : product === 'entra' ? 'azure-ad' : 'other'
}

/** The directory of a source. That of `other` may be any. */
export function productOf(source: DirectorySource): DirectoryProduct {
  return source === 'okta' ? 'okta' : source === 'azure-ad' ? 'entra' : 'other'
}

/** Returns the name of a directory. Brands are the same in every language. */
export function useProductName(): (product: DirectoryProduct) => string {
  const t = useMessages(provisioningMessages)
  return (product) => (product === 'other' ? t('provisioning.other') : productNames[product])
}

/** Returns the name of a directory by its source. */
export function useSourceName(): (source: DirectorySource) => string {
  const nameOf = useProductName()
  return (source) => (source === 'frontegg' ? 'Frontegg' : nameOf(productOf(source)))
}

/** The line below the name of a directory: its standard, its maker, or products that use it. */
export const productNotes = {
  okta: 'SCIM 2.0',
  entra: 'Microsoft',
  other: 'JumpCloud, OneLogin, Rippling',
} as const

const productNames = { okta: 'Okta', entra: 'Entra ID', google: 'Google Workspace' } as const

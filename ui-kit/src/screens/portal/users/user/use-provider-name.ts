'use client'

import type { UserRow } from '@portico/headless/portal/users'
import { providerBrand } from '../../../../frame/portal/provider-brand.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { usersMessages } from '../list/users-messages.ts'

/** The ways to sign in that the list can be filtered by. */
export const providers = ['local', 'saml', 'google', 'github', 'facebook', 'microsoft', 'scim2', 'slack'] as const

/** Returns a function that names a way to sign in. One that is not known has the provider's name. */
export function useProviderName(): (provider: UserRow['provider']) => string {
  const t = useMessages(usersMessages)
  return (provider) => {
    const own = ownWays.find((way) => way === provider)
    return own ? t(`users.provider.${own}`) : providerBrand(provider)
  }
}

const ownWays = ['local', 'saml', 'scim2'] as const

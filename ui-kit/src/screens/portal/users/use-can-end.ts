'use client'

import { usePortalAppearance } from '@portico/headless/portal/admin-portal'
import { useTemporaryUserConfiguration } from '@portico/headless/portal/users'

/** `true` if accounts may have a last day: the account uses temporary users, and the provider does not withhold them. */
export function useCanEnd(): boolean {
  const isUsed = useTemporaryUserConfiguration(({ value }) => value?.enabled ?? false)
  return usePortalAppearance('users').fields['temporaryUsers'] !== 'hidden' && isUsed
}

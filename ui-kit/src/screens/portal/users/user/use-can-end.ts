'use client'

import { useTemporaryUserConfiguration } from '@portico/headless/portal/users'
import { usePageAppearance } from '../../../../frame/portal/use-page-appearance.ts'

/** `true` if accounts may have a last day: the account uses temporary users, and the provider does not withhold them. */
export function useCanEnd(): boolean {
  const isUsed = useTemporaryUserConfiguration(({ value }) => value?.isEnabled ?? false)
  return usePageAppearance('users').fields['temporaryUsers'] !== 'hidden' && isUsed
}

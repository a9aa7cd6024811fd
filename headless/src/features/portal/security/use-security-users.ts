'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import type { SecurityUsersActions, SecurityUsersOptions, SecurityUsersState } from './center-types.ts'
import { securityUsersFeature } from './security-users.ts'

/**
 * The users who need attention for one reason, without markup.
 *
 * @example
 * ```tsx
 * const { rows, total, resetPassword } = useSecurityUsers({ preset: 'breached-passwords' })
 * ```
 *
 * @returns The members of {@link SecurityUsersState} and {@link SecurityUsersActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/security.md).
 * @function
 */
export const useSecurityUsers: FeatureHook<SecurityUsersState, SecurityUsersActions, SecurityUsersOptions> =
  createFeatureHook(securityUsersFeature)

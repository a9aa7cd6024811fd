'use client'

import { useAuthorized } from '@portico/headless'
import type { ReactElement, ReactNode } from 'react'
import { noticeName } from '#notices'

export interface AuthorizedContentProps {
  /** Keys of roles, of which the user must hold one. */
  readonly requiredRoles?: readonly string[] | undefined
  /** Keys of permissions, of which the user must hold one. */
  readonly requiredPermissions?: readonly string[] | undefined
  /** Called in place of showing the children. */
  readonly render?: ((isAuthorized: boolean) => ReactNode) | undefined
  readonly children?: ReactNode | undefined
}

/**
 * Renders its children if the user holds one of the roles and one of the permissions.
 *
 * @deprecated Use `Can` of `@portico/headless`.
 */
export function AuthorizedContent({
  requiredRoles,
  requiredPermissions,
  render,
  children,
}: AuthorizedContentProps): ReactElement {
  noticeName('AuthorizedContent')
  const { isAllowed } = useAuthorized({ roles: requiredRoles, permissions: requiredPermissions, mode: 'any' })
  return <>{render ? render(isAllowed) : isAllowed && children}</>
}

import { sessionFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal } from '@portico/ui-kit/portal'
import { demoUser } from './demo-user.ts'

/** The portal as the whole page: it has the main landmark. */
export const inPortal = { screen: <AdminPortal isInline />, sign: '.portico-SectionPage' }

/** The portal of a person, at a section. Default: an administrator, with every permission. */
export function openAt(section: string, permissions: readonly string[] = ['fe.*']): readonly FrozenFeature[] {
  return [
    frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
    frozen(adminPortalFeature, { isOpen: true, section }),
  ]
}

import { session } from '@portico/headless'
import { frozen } from '@portico/headless/preview'
import { PortalBundle, Surface } from '@portico/ui-kit'
import type { ReactElement } from 'react'
import { onPage } from './application-page.tsx'
import { demoUser } from './demo-user.ts'

/** A section of the portal within a page of an application. */
export function inPortal(section: ReactElement) {
  const screen = (
    <PortalBundle>
      <Surface>{section}</Surface>
    </PortalBundle>
  )
  return { ...onPage(screen), sign: '.portico-SectionPage' }
}

/** A signed-in person with every permission. */
export const administrator = frozen(session, {
  status: 'authenticated',
  user: { ...demoUser, permissions: ['fe.*'] },
})

import { sessionFeature } from '@portico/headless'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { PortalBundle, ScreenSurface } from '@portico/ui-kit'
import type { ReactElement } from 'react'
import { ApplicationPage } from './application-page.tsx'
import { demoUser } from './demo-user.ts'
import type { GalleryState } from './gallery-state.ts'

/** A person with two roles and no permission. */
export const viewer: readonly FrozenFeature[] = [
  frozen(sessionFeature, {
    status: 'authenticated',
    user: {
      ...demoUser,
      roles: [
        { key: 'support', name: 'Support' },
        { key: 'viewer', name: 'Viewer' },
      ],
    },
  }),
]

/** A state of a page of the portal. */
export function portalState(
  state: Pick<GalleryState, 'id' | 'title'> & Partial<GalleryState>,
  content: ReactElement,
): GalleryState {
  const screen = (
    <PortalBundle>
      <ScreenSurface>{content}</ScreenSurface>
    </PortalBundle>
  )
  return { features: viewer, screen, page: <main className="gallery-portal">{screen}</main>, ...state }
}

/** A state of a dialog. It makes the page around it inert, so among other states a line leads to it. */
export function portalDialog(
  state: Pick<GalleryState, 'id' | 'title'> & Partial<GalleryState>,
  content: ReactElement,
): GalleryState {
  const { screen, ...shown } = portalState({ sign: '.portico-DialogTitle, .gallery-alone', ...state }, content)
  return {
    ...shown,
    page: <ApplicationPage>{screen}</ApplicationPage>,
    screen: <p className="gallery-alone">A dialog over the page. Choose its title to see it.</p>,
  }
}

'use client'

import { useSession } from '@portico/headless'
import { type PortalPages, useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type ReactElement, useEffect } from 'react'
import type { FrameSlots } from '../../../frame/frame-slots.ts'
import { lazyPart } from '../../../frame/lazy-part.tsx'
import { Screen, type ScreenSettings } from '../../../frame/screen.tsx'
import { useRestoredFocus } from '../../../frame/use-restored-focus.ts'
import { PortalBundle, whenIdle } from '../../../isolation/index.ts'
import type { PortalSlots } from '../../../primitives/portal/portal-slots.ts'
import type { NotificationsSlots } from '../notifications-button/notifications-slots.ts'
import { coverPlaces, inlinePlaces } from './portal-places.tsx'
import type { Section } from './section-of.ts'
import type { ShellSlots } from './shell-slots.ts'

export interface AdminPortalProps extends ScreenSettings<FrameSlots & PortalSlots & ShellSlots & NotificationsSlots> {
  /** `true` renders it within the page, always open. Default `false`: a dialog that covers the page while it is open. */
  readonly isInline?: boolean | undefined
  /**
   * Returns the sections in their order, from those of the kit. Sections that the user may not see are left out
   * afterwards. Default: those of the kit.
   */
  readonly sections?: ((ours: readonly Section[]) => readonly Section[]) | undefined
  /** Sets fields, tabs and columns of sections, and the invitation of users. Default: as the account configures them. */
  readonly pages?: PortalPages | undefined
  /** `true` loads the code of the portal when the page is idle. Default `false`: when the portal opens. */
  readonly loadsAhead?: boolean | undefined
}

/**
 * The portal for administrators: its navigation and its sections. `useAdminPortal` opens and closes it from anywhere.
 * Render it once, beside the routes of the application, or `isInline` in a page. Without a signed-in user it renders
 * nothing.
 */
export function AdminPortal({
  isInline = false,
  sections,
  pages,
  loadsAhead = false,
  ...settings
}: AdminPortalProps): ReactElement | null {
  const isOpen = useAdminPortal((portal) => portal.isOpen)
  const hasUser = useSession(({ user }) => user !== null)
  const isShown = hasUser && (isInline || isOpen)
  useRestoredFocus(isShown && !isInline)
  useEffect(() => (loadsAhead ? whenIdle(() => void loadShell().catch(() => {})) : undefined), [loadsAhead])
  if (!isShown) return null
  const shown = { sections, pages }
  return (
    <PortalBundle>
      <Screen {...settings}>
        {isInline ? <Inline isInline {...shown} /> : <Dialog isInline={false} {...shown} />}
      </Screen>
    </PortalBundle>
  )
}

const loadShell = () => import('./portal-shell.tsx')
const load = async () => (await loadShell()).PortalShell

const Inline = lazyPart(load, inlinePlaces)
const Dialog = lazyPart(load, coverPlaces)

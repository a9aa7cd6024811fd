'use client'

import { useSession } from '@portico/headless'
import { portalSectionId, useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type ReactElement, useEffect, useRef } from 'react'
import { CoverFailed } from '../../../frame/loading/cover-place.tsx'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { Loading } from '../../../frame/loading/loading.tsx'
import { useLoadingMarker } from '../../../frame/loading/loading-marker.ts'
import { PartFailed } from '../../../frame/loading/part-failed.tsx'
import type { FailedProps, Place } from '../../../frame/loading/place.ts'
import { PageFrame } from '../../../frame/page-frame.tsx'
import { ConnectSlackContext } from '../../../frame/portal/connect-slack.ts'
import { Screen } from '../../../frame/screen.tsx'
import { useRestoredFocus } from '../../../frame/use-restored-focus.ts'
import { useMessages } from '../../../i18n/index.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { PortalBundle, whenIdle } from '../../../isolation/index.ts'
import { Stack } from '../../../primitives/stack/stack.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ourSections } from './our-sections.ts'
import type { Section } from './section-of.ts'
import type { AdminPortalProps } from './types.ts'

/** The place of a portal within the page. */
export const inlinePlace: Place = { Loading: PortalLoading, Failed: PortalFailed, name: 'portal' }

/** The place of a portal that covers the page. */
export const coverPlace: Place = {
  Loading: () => (
    <PageFrame>
      <PortalLoading />
    </PageFrame>
  ),
  Failed: (props) => <CoverFailed {...props} onClose={useAdminPortal().close} />,
  name: 'portal',
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
  onTitle,
  connectSlack,
  loadsAhead = false,
  ...settings
}: AdminPortalProps): ReactElement | null {
  const isOpen = useAdminPortal((portal) => portal.isOpen)
  const section = useAdminPortal((portal) => portal.section)
  const hasUser = useSession(({ user }) => user !== null)
  const isShown = hasUser && (isInline || isOpen)
  useRestoredFocus(isShown && !isInline)
  useEffect(() => (loadsAhead ? whenIdle(() => void loadShell().catch(() => {})) : undefined), [loadsAhead])
  const hasRequested = useRef(false)
  useEffect(() => {
    // The open portal loads further sections itself.
    if (isShown && !hasRequested.current && section !== null)
      void loadSection(section, sections?.(ourSections) ?? ourSections)
    hasRequested.current = isShown
  }, [isShown, section, sections])
  if (!isShown) return null
  const shown = { sections, pages, onTitle }
  return (
    <PortalBundle>
      <ConnectSlackContext.Provider value={connectSlack ?? null}>
        <Screen {...settings}>
          {isInline ? <Inline isInline {...shown} /> : <Dialog isInline={false} {...shown} />}
        </Screen>
      </ConnectSlackContext.Provider>
    </PortalBundle>
  )
}

const loadShell = () => import('./portal-shell.tsx')

const load = async () => (await loadShell()).PortalShell

const Inline = lazyPart(load, inlinePlace)

const Dialog = lazyPart(load, coverPlace)

/** Requests the code of a section beside that of the portal, which would request it later. A failure shows there. */
async function loadSection(id: string, sections: readonly Section[]): Promise<void> {
  try {
    await sections.find((section) => portalSectionId(section.id) === id)?.load()
  } catch {
    // The portal loads the section again, and offers a retry.
  }
}

function PortalLoading(): ReactElement {
  const t = useMessages(portalBoxesMessages)
  useLoadingMarker(true)
  return <Loading label={t('portal.boxLabel')} />
}

function PortalFailed(props: FailedProps) {
  const classOf = useClasses()
  const t = useMessages(portalBoxesMessages)
  return (
    <Stack>
      <h1 className={classOf('VisuallyHidden')}>{t('portal.boxLabel')}</h1>
      <PartFailed {...props} />
    </Stack>
  )
}

'use client'

import { PorticoError } from '@portico/headless'
import type { ReactElement } from 'react'
import type { Placeholders } from '../../../frame/lazy-part.tsx'
import { PagePlaceContext } from '../../../frame/portal/place/place-context.ts'
import { NoPermission } from '../../../frame/portal/section-page/no-permission.tsx'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { useClasses } from '../../../slots/index.ts'
import type { ShownSection } from './use-shown-sections.ts'

/** The places of a section while its code is missing, and after it threw. Its title is real. */
export function sectionPlaces(id: string, label: string): Placeholders {
  return {
    Waiting: () => <SectionWaiting label={label} />,
    Failed: ({ onRetry }) => <SectionFailed label={label} error={notLoaded} onRetry={onRetry} />,
    Thrown: ({ onRetry }) => <SectionFailed label={label} error={thrown} onRetry={onRetry} />,
    name: id,
  }
}

/** The title of a section, with skeletons in the place of its content. */
export function SectionWaiting({ label }: { readonly label: string | null }): ReactElement {
  const classOf = useClasses()
  const t = useMessages(messages)
  const status = label === null ? t('portal.loading') : t('portal.loadingSection', { section: label })
  return (
    <>
      <p role="status" className={classOf('VisuallyHidden')}>
        {status}
      </p>
      {/* The page that follows is the one that arrives. */}
      <PagePlaceContext.Provider value={null}>
        <SectionPage title={label ?? t('portal.boxLabel')}>
          <PageSkeleton width="table" />
        </SectionPage>
      </PagePlaceContext.Provider>
    </>
  )
}

const messages = { ...shellMessages, ...portalBoxesMessages }

interface SectionFailedProps {
  readonly label: string
  readonly error: PorticoError
  readonly onRetry: () => void
}

function SectionFailed({ label, error, onRetry }: SectionFailedProps) {
  const t = useMessages(shellMessages)
  const words = { title: t('portal.failedTitle', { section: label }), text: t('portal.failed') }
  return (
    <SectionPage title={label}>
      <PageFailed error={error} words={words} isPending={false} onRetry={onRetry} />
    </SectionPage>
  )
}

const thrown = new PorticoError('render-failed', 'A section threw')
const notLoaded = new PorticoError('network', 'The code of a section could not be loaded')

/** The place of a section whose content the user may not see. */
export function SectionRefused({ section }: { readonly section: ShownSection }): ReactElement {
  const { label, lacks } = section
  return (
    <SectionPage title={label}>
      <NoPermission access={{ name: label, permissions: lacks }} permit={{ remedy: 'askAdministrator' }} />
    </SectionPage>
  )
}

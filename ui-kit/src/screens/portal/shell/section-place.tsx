'use client'

import type { ReactElement } from 'react'
import type { FailedProps, Place } from '../../../frame/loading/place.ts'
import { PagePlaceContext } from '../../../frame/portal/place/place-context.ts'
import { NoPermission } from '../../../frame/portal/section-page/no-permission.tsx'
import { PageLoadFailed } from '../../../frame/portal/section-page/page-place.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { useClasses } from '../../../slots/index.ts'
import type { ShownSection } from './use-shown-sections.ts'

/** The place of a section. Its title is real. */
export function sectionPlace(id: string, label: string): Place {
  return {
    Loading: () => <SectionLoading label={label} />,
    Failed: (props) => <SectionFailed label={label} {...props} />,
    name: id,
  }
}

/** The title of a section, with skeletons in the place of its content. */
export function SectionLoading({ label }: { readonly label: string | null }): ReactElement {
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

function SectionFailed({ label, ...props }: FailedProps & { readonly label: string }) {
  const t = useMessages(shellMessages)
  const words = { title: t('portal.failedTitle', { section: label }), text: t('portal.failed') }
  return (
    <SectionPage title={label}>
      <PageLoadFailed {...props} words={words} />
    </SectionPage>
  )
}

/** The place of a section whose content the user may not see. */
export function SectionRefused({ section }: { readonly section: ShownSection }): ReactElement {
  const { label, lacks } = section
  return (
    <SectionPage title={label}>
      <NoPermission access={{ name: label, permissions: lacks }} permit={{ remedy: 'askAdministrator' }} />
    </SectionPage>
  )
}

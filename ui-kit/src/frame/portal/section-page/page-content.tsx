'use client'

import { cva } from 'class-variance-authority'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { sectionPageMessages } from '../../../i18n/messages/portal/section-page.gen.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { eyeIcon } from '../../../primitives/icon/paths.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Tabs } from '../../../primitives/portal/tabs/tabs.tsx'
import { Boundary, useClasses } from '../../../slots/index.ts'
import { useAttempt } from '../../attempt.ts'
import { NoPermission } from './no-permission.tsx'
import { type PagePermits, usePageAccess, ViewOnlyContext } from './page-access.ts'
import { PageFailed } from './page-failed.tsx'
import { PageHead } from './page-head.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import type { PageRecord, SectionPageProps } from './types.ts'
import { ViewOnlyNotice } from './view-only-notice.tsx'

export interface PageContentProps extends SectionPageProps {
  readonly permits: PagePermits
}

/** A page of the portal for a person with these permits. */
export function PageContent(props: PageContentProps): ReactElement {
  const { title: given, lead, mark, badge, crumbs, tools, actions, see = null, className } = props
  const { width = 'table', aside, tabs, tab, onTabChange, record, skeleton, failed, children } = props
  const title = shownName(given)
  const classOf = useClasses()
  const t = useMessages(sectionPageMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const access = usePageAccess(props, props.permits)
  // A retry keeps the failure, so that the button stays under the focus.
  const reading = useAttempt(record?.calls ?? noCalls, 'load')
  const error = record?.value === null ? reading.error : null
  const isRefused = access.status === 'forbidden' || error?.status === 403
  const isLoading = !isRefused && (access.status === 'pending' || (record?.value === null && error === null))
  const isOpen = !isRefused && !isLoading && error === null
  const viewOnly = access.status === 'open' ? access.viewOnly : null

  async function retry() {
    const outcome = await record?.load()
    if (outcome?.ok) heading.current?.focus()
  }

  function contentOf(content: ReactNode) {
    if (isLoading) return skeleton ?? <PageSkeleton width={width} />
    if (!error || !record) {
      return (
        <Boundary part="SectionPage" of={tab}>
          {content}
        </Boundary>
      )
    }
    return <PageFailed error={error} words={failed} isPending={reading.isPending} onRetry={() => void retry()} />
  }

  return (
    <div className={classOf('SectionPage', look({ width, isSplit: aside !== undefined }), className)}>
      <PageHead
        title={title}
        lead={lead}
        mark={mark}
        badge={viewOnly ? <ViewOnlyBadge /> : badge}
        crumbs={crumbs}
        tools={isRefused ? undefined : tools}
        actions={isOpen && !viewOnly ? actions : undefined}
        headingRef={heading}
      />
      <p role="status" className={classOf('VisuallyHidden')}>
        {isLoading && t('page.loading', { title })}
      </p>
      {isRefused ? (
        <NoPermission access={see} permit={access.status === 'forbidden' ? access.permit : refused} />
      ) : (
        <ViewOnlyContext.Provider value={viewOnly}>
          {isOpen && viewOnly && <ViewOnlyNotice {...viewOnly} />}
          <div className={classOf('PageColumns')}>
            <div className={classOf('PageContent')}>
              {tabs ? (
                <Tabs
                  label={title}
                  items={tabs.map((item) => ({ ...item, children: contentOf(item.children) }))}
                  selected={tab}
                  onSelect={onTabChange}
                />
              ) : (
                contentOf(children)
              )}
            </div>
            {isOpen && aside !== undefined && (
              <div className={classOf('PageAside')}>
                <Boundary part="SectionPage">{aside}</Boundary>
              </div>
            )}
          </div>
        </ViewOnlyContext.Provider>
      )}
    </div>
  )
}

function ViewOnlyBadge() {
  const t = useMessages(sectionPageMessages)
  return <Badge icon={<Icon path={eyeIcon} size="sm" />}>{t('page.viewOnly')}</Badge>
}

const noCalls: PageRecord['calls'] = { load: { status: 'idle', error: null, pending: [], failed: [] } }

/** The provider refused the read, without a permission by name. */
const refused = { remedy: 'askAdministrator' } as const

const look = cva('', {
  variants: {
    width: { form: 'portico-SectionPage--form', table: '' },
    isSplit: { true: 'portico-SectionPage--split' },
  },
})

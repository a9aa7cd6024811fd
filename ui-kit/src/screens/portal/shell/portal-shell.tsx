'use client'

import { useClient, useSession } from '@portico/headless'
import { adminPortalAddress, portalSectionId, useAdminPortal } from '@portico/headless/portal/admin-portal'
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { AccountDates } from '../../../frame/portal/dates/account-dates.tsx'
import { ForHolder } from '../../../frame/portal/holder/for-holder.tsx'
import { useEndedRecord } from '../../../frame/portal/holder/use-ended-record.ts'
import { type OpenRecord, OpenRecordContext } from '../../../frame/portal/open-record/use-open-record.ts'
import { type PagePlace, PagePlaceContext } from '../../../frame/portal/place/place-context.ts'
import { useDocumentTitle } from '../../../frame/portal/place/use-document-title.ts'
import { useRescuedFocus } from '../../../frame/portal/place/use-rescued-focus.ts'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { PortalPagesContext } from '../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../i18n/index.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Cover } from '../../../primitives/portal/cover/cover.tsx'
import { Toaster } from '../../../primitives/portal/toast/toaster.tsx'
import { Boundary, useClasses } from '../../../slots/index.ts'
import { useBrand } from '../../../theme/index.ts'
import { logoOf } from '../tenant-switcher/tenant-mark.tsx'
import { PortalNavigation } from './portal-navigation.tsx'
import { PortalSearch, usePortalSearch } from './search/portal-search.tsx'
import { Arrival, SectionMissing } from './section-missing.tsx'
import { SectionLoading, SectionRefused, sectionPlace } from './section-place.tsx'
import type { AdminPortalProps } from './types.ts'
import { type ShownSection, sectionNamed, useIsNotOffered, useShownSections } from './use-shown-sections.ts'

export interface PortalShellProps extends Pick<AdminPortalProps, 'sections' | 'pages' | 'onTitle'> {
  /** `true` within a page; otherwise it covers the page. */
  readonly isInline: boolean
}

/** The portal: its navigation, and the section that is open. */
export function PortalShell({ isInline, sections: choose, pages, onTitle }: PortalShellProps): ReactElement {
  const { close } = useAdminPortal()
  const t = useMessages(portalBoxesMessages)
  const shellWords = useMessages(shellMessages)
  const portal = (
    <Toaster>
      <UnsavedGuard>
        <PortalPagesContext.Provider value={pages}>
          <Portal isInline={isInline} sections={choose} onTitle={onTitle} />
        </PortalPagesContext.Provider>
      </UnsavedGuard>
    </Toaster>
  )
  if (isInline) return portal
  return (
    <Cover label={t('portal.boxLabel')} description={shellWords('portal.leaveByEscape')} isOpen onClose={close}>
      {portal}
    </Cover>
  )
}

function Portal({ isInline, sections: choose, onTitle }: Omit<PortalShellProps, 'pages'>) {
  const { section: asked, open, close, guard } = useAdminPortal()
  const { leave } = useUnsavedGuard()
  useEffect(() => guard(leave), [guard, leave])
  const tenant = useSession((session) => session.tenant)
  const { name: app } = useBrand()
  const sections = useShownSections(choose)
  const classOf = useClasses()
  const main = useRef<HTMLElement>(null)
  useRescuedFocus(main)
  const root = useRef<HTMLDivElement>(null)
  const search = usePortalSearch(root)
  const isFirst = useRef(isInline)
  const left = useRef<string | null>(null)
  const t = useMessages(portalBoxesMessages)
  const portalName = t('portal.boxLabel')
  const setTitle = useDocumentTitle(onTitle)
  const place = useMemo((): PagePlace => {
    return { main, isFirst, left, nameDocument: (parts) => setTitle([...new Set([...parts, portalName])].join(' · ')) }
  }, [setTitle, portalName])
  const isElsewhere = useIsNotOffered(sectionNamed(choose, asked))
  const [first] = sections ?? []
  const section =
    sections?.find(({ id }) => portalSectionId(id) === asked) ?? (asked === null || isElsewhere ? first : undefined)
  const target = isElsewhere ? first?.id : undefined
  useEffect(() => {
    if (target !== undefined) open({ section: target })
  }, [target, open])
  const label = section?.label
  // Before the effects of the page, which name a record too.
  useLayoutEffect(() => void place.nameDocument(label === undefined ? [] : [label]), [place, label])
  return (
    <div ref={root} className={classOf('Portal', isInline && 'portico-Portal--inline')}>
      <div className={classOf('PortalGrid')}>
        <Boundary part="navigation">
          <PortalNavigation
            sections={sections}
            current={section?.id ?? null}
            tenant={tenant?.name ?? app ?? ''}
            logo={logoOf(tenant)}
            onOpen={(id) => open({ section: id })}
            onClose={isInline ? undefined : close}
            leave={leave}
            choose={choose}
            onSearch={() => search.setOpen(true)}
          />
        </Boundary>
        <main ref={main} tabIndex={-1} className={classOf('PortalMain')}>
          <PagePlaceContext.Provider value={place}>
            <OpenRecordProvider section={section?.id ?? null} sections={sections} left={left}>
              <ForHolder>
                {sections === null ? (
                  <SectionLoading label={null} />
                ) : section && section.lacks.length > 0 ? (
                  <SectionRefused key={section.id} section={section} />
                ) : section ? (
                  <SectionContent section={section} />
                ) : (
                  <SectionMissing
                    key={asked}
                    asked={asked}
                    built={sectionNamed(choose, asked)}
                    other={sections[0]}
                    onOpen={(id) => open({ section: id })}
                  />
                )}
              </ForHolder>
            </OpenRecordProvider>
          </PagePlaceContext.Provider>
        </main>
      </div>
      <PortalSearch search={search} sections={sections?.filter(({ isListed }) => isListed) ?? []} />
    </div>
  )
}

interface OpenRecordProviderProps {
  readonly section: string | null
  readonly sections: readonly ShownSection[] | null
  /** Receives the id of a record that is closed. */
  readonly left: RefObject<string | null>
  readonly children: ReactNode
}

/** The open record of the present section, as the address names it. */
function OpenRecordProvider({ section, sections, left, children }: OpenRecordProviderProps) {
  const client = useClient()
  const { record: asked, tab, open } = useAdminPortal()
  const ended = useEndedRecord(asked)
  const record = ended === null ? asked : null
  useEffect(() => {
    if (ended !== null && section) open({ section })
  }, [ended, section, open])
  const former = useRef({ section, record })
  useLayoutEffect(() => {
    const isLeft = former.current.section === section && record === null && ended === null
    left.current = isLeft ? former.current.record : null
    former.current = { section, record }
  }, [section, record, ended, left])
  const value = useMemo(
    (): OpenRecord => ({
      record,
      tab,
      sections: sections?.filter(({ lacks }) => lacks.length === 0).map(({ id }) => id) ?? [],
      openRecord: (id, first) => section && open({ section, record: id, tab: first }),
      hrefOf: (id, first) =>
        section ? adminPortalAddress(client, { section, record: id, ...(first !== undefined && { tab: first }) }) : '',
      closeRecord: () => section && open({ section }),
      openTab: (id) => section && open({ section, record: record ?? undefined, tab: id }),
    }),
    [client, section, sections, record, tab, open],
  )
  return <OpenRecordContext.Provider value={value}>{children}</OpenRecordContext.Provider>
}

/** The content of a section. Its code loads with its first render. */
function SectionContent({ section: { id, load, label } }: { readonly section: ShownSection }): ReactElement {
  // One component per section, for as long as the portal is open: an application may make its sections at each render.
  const contents = useRef(new Map<string, ComponentType>())
  const Content =
    contents.current.get(id) ??
    lazyPart(
      async () => {
        const Own = await load()
        return () => (
          <AccountDates>
            <Own />
            <Arrival />
          </AccountDates>
        )
      },
      sectionPlace(id, label),
    )
  contents.current.set(id, Content)
  return <Content key={id} />
}

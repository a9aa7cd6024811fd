'use client'

import { type ReactElement, type RefObject, useContext, useEffect } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { sectionPageMessages } from '../../../i18n/messages/portal/section-page.gen.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { TextLink } from '../../../primitives/link/link.tsx'
import { chevronEndIcon } from '../../../primitives/portal/icons.ts'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { HeadingLevelContext } from '../../steps/step-frame.tsx'
import { PagePlaceContext } from '../place/place-context.ts'
import { useArrival } from '../place/use-arrival.ts'
import type { Crumb, SectionPageProps } from './types.ts'

/** The props of a {@link PageHead}. */
export interface PageHeadProps
  extends Pick<SectionPageProps, 'title' | 'lead' | 'mark' | 'badge' | 'crumbs' | 'tools' | 'actions'> {
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** The head of a page: the way to it, its title and its actions. */
export function PageHead(props: PageHeadProps): ReactElement {
  const { title, lead, mark, badge, crumbs = [], tools, actions, headingRef } = props
  const classOf = useClasses()
  const Heading = `h${useContext(HeadingLevelContext)}` as const
  const place = useContext(PagePlaceContext)
  // Joined, because a section writes its crumbs at each render.
  const names = JSON.stringify([title, ...crumbs.map(({ label }) => label).reverse()])
  useEffect(() => void place?.nameDocument(JSON.parse(names)), [place, names])
  useArrival(headingRef)
  return (
    <header className={classOf('PageHeader')}>
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} title={title} />}
      <div className={classOf('PageHeaderText')}>
        <div className={classOf('PageTitleRow')}>
          <div className={classOf('PageName')}>
            {mark}
            <Heading ref={headingRef} tabIndex={-1} className={classOf('PageTitle')}>
              {title}
            </Heading>
          </div>
          {badge}
        </div>
        {lead !== undefined && <p className={classOf('Subtitle')}>{lead}</p>}
      </div>
      {(tools || actions) && (
        <div className={classOf('PageActions')}>
          {tools}
          {actions}
        </div>
      )}
    </header>
  )
}

function Crumbs({ crumbs, title }: { readonly crumbs: readonly Crumb[]; readonly title: string }) {
  const classOf = useClasses()
  const t = useMessages(sectionPageMessages)
  return (
    <nav aria-label={t('page.crumbs')} className={classOf('Crumbs')}>
      <ol className={classOf('CrumbList')}>
        {crumbs.map((crumb, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two accounts of a path may have one name.
          <li key={place} className={classOf('Crumb')}>
            <CrumbLink {...crumb} />
            <Icon path={chevronEndIcon} size="sm" isDirectional />
          </li>
        ))}
        <li className={classOf('Crumb')} aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  )
}

function CrumbLink({ label, href, onPress }: Crumb) {
  if (href !== undefined) {
    return (
      <TextLink href={href} onPress={onPress} isStandalone>
        {label}
      </TextLink>
    )
  }
  return onPress ? (
    <TextButton onPress={onPress} isStandalone>
      {label}
    </TextButton>
  ) : (
    label
  )
}

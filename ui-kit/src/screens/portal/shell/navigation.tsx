'use client'

import { useClient } from '@portico/headless'
import { adminPortalAddress, useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalBoxesMessages } from '../../../i18n/messages/portal/portal-boxes.gen.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { chevronDownIcon } from '../../../primitives/portal/icons.ts'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'
import { NavItem } from './nav-item.tsx'
import type { ShownSection } from './use-shown-sections.ts'

const key = 'portico.folded'

export interface NavigationProps {
  /** The sections in display order; `null` until they are known. */
  readonly sections: readonly ShownSection[] | null
  /** The id of the section that is open. */
  readonly current: string | null
  readonly onOpen: (id: string) => void
  /** The lines below the sections, which scroll with them. */
  readonly children?: ReactNode
}

/** The sections of the portal, group by group. */
export function Navigation({ sections, current, onOpen, children }: NavigationProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(messages)
  const list = useRef<HTMLDivElement>(null)
  const { folded, fold } = useFoldedGroups()
  const isKnown = sections !== null
  useLayoutEffect(() => {
    if (isKnown && current !== null && list.current) showCurrent(list.current)
  }, [isKnown, current])
  return (
    <div ref={list} className={classOf('NavBody')}>
      <nav className={classOf('NavList')} aria-label={t('portal.boxLabel')}>
        {sections === null ? (
          <p role="status" className={classOf('NavWaiting')}>
            <span className={classOf('VisuallyHidden')}>{t('portal.loading')}</span>
            {waiting.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <Skeleton key={index} width={width} />
            ))}
          </p>
        ) : (
          groupsIn(sections).map((members) => (
            <NavGroup
              key={members[0]?.group}
              members={members}
              current={current}
              onOpen={onOpen}
              isFolded={folded.includes(members[0]?.group ?? '')}
              onFold={(isFolded) => fold(members[0]?.group ?? '', isFolded)}
            />
          ))
        )}
      </nav>
      {children}
    </div>
  )
}

const messages = { ...shellMessages, ...portalBoxesMessages }

const waiting = ['sm', 'md', 'sm', 'lg', 'md', 'sm', 'md'] as const

interface NavGroupProps extends Omit<NavigationProps, 'sections' | 'children'> {
  readonly members: readonly ShownSection[]
  readonly isFolded: boolean
  readonly onFold: (isFolded: boolean) => void
}

/** A group with a heading that folds it. The open section stays in sight. */
function NavGroup({ members, current, onOpen, isFolded, onFold }: NavGroupProps) {
  const classOf = useClasses()
  const client = useClient()
  // The addresses follow the page: other parts of the query stay in them.
  useAdminPortal()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are links.
    <div className={classOf('NavGroup')} role="group" aria-labelledby={id}>
      <button
        id={id}
        type="button"
        className={classOf('NavGroupTitle', 'portico-NavGroupTitle--folds')}
        aria-expanded={!isFolded}
        data-folded={isFolded || undefined}
        onClick={() => onFold(!isFolded)}
      >
        {members[0]?.groupHeading}
        <Icon path={chevronDownIcon} size="sm" />
      </button>
      {members
        .filter((one) => !isFolded || one.id === current)
        .map(({ id: section, label, icon, load }) => (
          <NavItem
            key={section}
            label={label}
            icon={<Icon path={icon} />}
            href={adminPortalAddress(client, { section })}
            isCurrent={section === current}
            onPress={() => {
              client.emit('adminBoxMenuClicked', { tab: section === 'subscriptions' ? 'subscription' : section })
              onOpen(section)
            }}
            onIntent={() => void load().catch(() => {})}
          />
        ))}
    </div>
  )
}

/** Scrolls the list to the entry of the open section if that is out of sight, and nothing around the list. */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[data-current]')?.getBoundingClientRect()
  const { top, bottom } = list.getBoundingClientRect()
  if (!entry || (entry.top >= top && entry.bottom <= bottom)) return
  list.scrollTop += (entry.top + entry.bottom - top - bottom) / 2
}

/** The sections group by group, in the order of their first sections. Two groups can have one heading. */
function groupsIn(sections: readonly ShownSection[]): readonly (readonly ShownSection[])[] {
  const groups = [...new Set(sections.map(({ group }) => group))]
  return groups.map((name) => sections.filter(({ group }) => group === name))
}

/** The groups of the navigation that are folded. */
interface FoldedGroups {
  readonly folded: readonly string[]
  /** Folds a group, or opens it, now and on the next visits. */
  readonly fold: (group: string, isFolded: boolean) => void
}

/** Keeps the folded groups in the browser. */
function useFoldedGroups(): FoldedGroups {
  const { local } = useClient().ports.storage
  const [folded, setFolded] = useState<readonly string[]>(() => local.get(key)?.split('\n') ?? [])
  return {
    folded,
    fold(group, isFolded) {
      const others = folded.filter((one) => one !== group)
      const next = isFolded ? [...others, group] : others
      setFolded(next)
      local.set(key, next.join('\n'))
    },
  }
}

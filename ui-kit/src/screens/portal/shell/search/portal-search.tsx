'use client'

import { useAdminPortal } from '@portico/headless/portal/admin-portal'
import { type ReactElement, type RefObject, useState } from 'react'
import { lazyDialog } from '../../../../frame/portal/dialogs/lazy-dialog.tsx'
import { isLetter, isTyping, useLetterKeys, useShortcut } from '../../../../frame/portal/shortcut/use-shortcut.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { shellMessages } from '../../../../i18n/messages/portal/shell.gen.ts'
import { Icon } from '../../../../primitives/icon/icon.tsx'
import { FrameButton } from '../../../../primitives/portal/frame-button/frame-button.tsx'
import { searchIcon } from '../../../../primitives/portal/icons.ts'
import { useClasses } from '../../../../slots/index.ts'
import type { ShownSection } from '../use-shown-sections.ts'
import type { SearchDialogProps } from './search-dialog.tsx'

/** The search of the portal: whether it is open, and what opens it. */
export interface PortalSearchState {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** Opens the search by `/` or by Ctrl or Cmd and K, anywhere in the portal but in a field. */
export function usePortalSearch(portal: RefObject<HTMLElement | null>): PortalSearchState {
  const [isOpen, setOpen] = useState(false)
  const isLetterKey = useLetterKeys()
  useShortcut(portal, (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const isSlash = key === '/' && isLetterKey(event)
    const isWithK = ctrlKey !== metaKey && !altKey && !shiftKey && isLetter(event, 'k')
    if (!isSlash && !(isWithK && !(target instanceof Element && isTyping(target)))) return false
    setOpen(true)
    return true
  })
  return { isOpen, setOpen }
}

export interface SearchButtonProps {
  readonly onPress: () => void
}

/** The button of the search, with its key. */
export function SearchButton({ onPress }: SearchButtonProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(shellMessages)
  return (
    <FrameButton
      className={classOf('NavSearch')}
      variant="quiet"
      size="sm"
      icon={<Icon path={searchIcon} size="sm" />}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={t('portal.search')}
      onPress={onPress}
    >
      <span className={classOf('NavLabel')}>{t('portal.search')}</span>
      <kbd className={classOf('NavKey')}>/</kbd>
    </FrameButton>
  )
}

export interface PortalSearchProps {
  readonly search: PortalSearchState
  readonly sections: readonly ShownSection[]
}

/** The place of the search over the portal. Its code loads when the page is idle, or when it opens. */
export function PortalSearch({ search: { isOpen, setOpen }, sections }: PortalSearchProps): ReactElement {
  const { open } = useAdminPortal()
  return (
    <LazySearch
      open={
        isOpen
          ? {
              sections,
              onOpen: ({ section, tab, record }) => open({ section, tab, record }),
              onClose: () => setOpen(false),
            }
          : null
      }
    />
  )
}

const LazySearch = lazyDialog<SearchDialogProps>(async () => (await import('./search-dialog.tsx')).SearchDialog)

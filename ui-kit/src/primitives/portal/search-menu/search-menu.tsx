'use client'
import { slotted } from '../../../slots/index.ts'
import { useNotLoaded } from '../popover/not-loaded.tsx'
import { type OnDemand, onDemand, usePart } from '../popover/on-demand.ts'
import type { SearchMenuListProps } from './search-menu-list.tsx'
import type { SearchMenuProps } from './types.ts'

/**
 * A searchable list of options at an element, one of which is chosen. The search has the focus; arrow down leads to the
 * options, Enter chooses the first match. At most 100 options are rendered; a line below them has the number of the
 * others. On a phone it is a sheet. Its code loads when it first opens. Replaceable as slot `SearchMenu`.
 */
export const SearchMenu = slotted<SearchMenuProps, HTMLElement>('SearchMenu', (props, ref) => {
  const { isOpen, anchor, onOpenChange } = props
  const { notLoaded, showNotLoaded } = useNotLoaded(() => onOpenChange(false))
  const List = usePart(searchMenuList, isOpen && anchor !== null, showNotLoaded)
  return (
    <>
      {List && <List {...props} place={ref} />}
      {notLoaded}
    </>
  )
})

/** The code of the open menu. */
export const searchMenuList: OnDemand<SearchMenuListProps> = onDemand(
  async () => (await import('./search-menu-list.tsx')).SearchMenuList,
)

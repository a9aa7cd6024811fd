'use client'
import { slotted } from '../../../slots/index.ts'
import { useNotLoaded } from '../popover/not-loaded.tsx'
import { type OnDemand, onDemand, usePart } from '../popover/on-demand.ts'
import type { MenuListProps } from './menu-list.tsx'
import type { MenuProps } from './types.ts'

/**
 * A list of actions at an element. One menu serves many anchors, such as the rows of a table. On a phone it is a sheet.
 * Its code loads when it first opens, or by a `MenuButton` at the first hover or focus. Replaceable as slot `Menu`.
 */
export const Menu = slotted<MenuProps, HTMLElement>('Menu', (props, ref) => {
  const { isOpen, anchor, onOpenChange } = props
  const isWanted = isOpen && anchor !== null
  const { notLoaded, showNotLoaded } = useNotLoaded(() => onOpenChange(false))
  const List = usePart(menuList, isWanted, showNotLoaded)
  return (
    <>
      {List && <List {...props} place={ref} />}
      {notLoaded}
    </>
  )
})

/** The code of the open menu. */
export const menuList: OnDemand<MenuListProps> = onDemand(async () => (await import('./menu-list.tsx')).MenuList)

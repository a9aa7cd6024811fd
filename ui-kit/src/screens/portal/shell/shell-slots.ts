import type { ComponentType } from 'react'
import type { NavItemProps } from './nav-item.tsx'
import type { TopBarProps } from './top-bar.tsx'

/** The parts of the portal's shell that can be replaced. */
export interface ShellSlots {
  /** The entry of a section in the navigation. */
  readonly NavItem?: ComponentType<NavItemProps> | undefined
  /** The bar above a narrow portal. */
  readonly TopBar?: ComponentType<TopBarProps> | undefined
}

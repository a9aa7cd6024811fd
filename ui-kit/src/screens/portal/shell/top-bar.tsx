'use client'

import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../../slots/index.ts'
import { TenantMark } from '../tenant-switcher/tenant-mark.tsx'

/** The props of `TopBar`, a part within the kit. */
export interface TopBarProps {
  /** The name of the tenant. */
  readonly name: string
  /** The address of the tenant's logo. Default: the first letter of the name. */
  readonly logo?: string | null | undefined
  /** The button that opens the navigation. */
  readonly menu: ReactNode
  /** The buttons at the end: the person, and the way out. */
  readonly actions: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** The bar above a narrow portal, in place of the navigation. Replaceable as slot `TopBar`. */
export const TopBar = slotted<TopBarProps, HTMLElement>('TopBar', ({ name, logo, menu, actions, className }, ref) => {
  const classOf = useClasses()
  return (
    <header ref={ref} className={classOf('TopBar', className)}>
      {menu}
      <TenantMark name={name} logo={logo} />
      <b className={classOf('TopBarTitle')}>{name}</b>
      {actions}
    </header>
  )
})

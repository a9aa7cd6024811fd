'use client'

import { type ReactElement, useState } from 'react'
import { useNotLoaded } from '../../../primitives/portal/popover/not-loaded.tsx'
import { type OnDemand, onDemand, usePart } from '../../../primitives/portal/popover/on-demand.ts'
import type { TenantMenuProps } from './tenant-menu.tsx'

/** The list of tenants at a button. It stays mounted after it has closed, so that a switch ends and is announced. */
export function TenantPanel(props: TenantMenuProps): ReactElement {
  const { isOpen, onOpenChange } = props
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const { notLoaded, showNotLoaded } = useNotLoaded(() => onOpenChange(false))
  const Tenants = usePart(tenantMenu, isOpen, showNotLoaded)
  return (
    <>
      {wasOpen && Tenants && <Tenants {...props} />}
      {notLoaded}
    </>
  )
}

/** The code of the list of tenants. */
export const tenantMenu: OnDemand<TenantMenuProps> = onDemand(async () => {
  const { loadList, TenantMenu } = await import('./tenant-menu.tsx')
  await loadList()
  return TenantMenu
})

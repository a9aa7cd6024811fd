'use client'

import { useEffect } from 'react'
import { slotted } from '../../../slots/index.ts'
import { useNotLoaded } from '../popover/not-loaded.tsx'
import { type OnDemand, onDemand, usePart } from '../popover/on-demand.ts'
import { whenRead } from '../skeleton/when-read.ts'
import type { DrawerPanelProps } from './drawer-panel.tsx'
import type { DrawerProps } from './types.ts'

/**
 * A panel at an edge, over a page that is inert. It closes by its button, by Escape, by a press outside and by a pull
 * towards its edge, and the focus returns. On a phone it is a sheet at the lower edge. Its code loads while the page is idle. Replaceable as slot
 * `Drawer`.
 */
export const Drawer = slotted<DrawerProps, HTMLElement>('Drawer', (props, ref) => {
  const { notLoaded, showNotLoaded } = useNotLoaded(() => props.onOpenChange(false))
  const Panel = usePart(drawerPanel, props.isOpen, showNotLoaded)
  useEffect(() => whenRead(drawerPanel.preload), [])
  return (
    <>
      {Panel && <Panel {...props} place={ref} />}
      {notLoaded}
    </>
  )
})

/** The code of the open drawer. */
export const drawerPanel: OnDemand<DrawerPanelProps> = onDemand(
  async () => (await import('./drawer-panel.tsx')).DrawerPanel,
)

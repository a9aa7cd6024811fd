import type { DialogProps } from '../../dialog/dialog.tsx'

export interface DrawerProps
  extends Pick<DialogProps, 'title' | 'isOpen' | 'onOpenChange' | 'footer' | 'className' | 'children'> {
  /** The edge it is at: `end` for details, `start` for navigation, `bottom` for a sheet. Default `end`. */
  readonly side?: 'start' | 'end' | 'bottom' | undefined
}

import type { ComponentType } from 'react'
import type { PrimitiveSlots } from '../primitive-slots.ts'
import type { ListRowProps, RowListProps } from '../row-list/row-list.tsx'

/** The parts of the portal's screens that can be replaced, beside those of {@link PrimitiveSlots}. */
export interface PortalSlots extends PrimitiveSlots {
  /** One row of a list, with its controls. */
  readonly ListRow?: ComponentType<ListRowProps> | undefined
  /** A list of items with controls. */
  readonly RowList?: ComponentType<RowListProps> | undefined
}

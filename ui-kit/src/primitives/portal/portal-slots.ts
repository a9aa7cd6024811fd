import type { ComponentType } from 'react'
import type { ButtonProps } from '../button/button.tsx'
import type { CheckoutSlots } from '../checkout/checkout-slots.ts'
import type { ListRowProps, RowListProps } from '../row-list/row-list.tsx'
import type { CheckMenuProps } from './check-menu/check-menu.tsx'
import type { ChipProps } from './chip/chip.tsx'
import type { ComboBoxProps } from './combo-box/combo-box.tsx'
import type { CoverProps } from './cover/cover.tsx'
import type { DateFieldProps } from './date-field/date-field.tsx'
import type { DateRangeFieldProps } from './date-field/date-range-field.tsx'
import type { DrawerProps } from './drawer/types.ts'
import type { EmptyStateProps } from './empty-state/empty-state.tsx'
import type { FileFieldProps } from './file-field/file-field.tsx'
import type { MenuButtonProps } from './menu/menu-button.tsx'
import type { MenuProps } from './menu/types.ts'
import type { MixedCheckboxProps } from './mixed-checkbox/mixed-checkbox.tsx'
import type { NumberFieldProps } from './number-field/number-field.tsx'
import type { PaginationProps } from './pagination/pagination.tsx'
import type { ProgressProps } from './progress/progress.tsx'
import type { SearchFieldProps } from './search-field/search-field.tsx'
import type { SearchMenuProps } from './search-menu/types.ts'
import type { SelectProps } from './select/select.tsx'
import type { SwitchProps } from './switch/switch.tsx'
import type { TabsProps } from './tabs/tabs.tsx'
import type { TextAreaProps } from './text-area/text-area.tsx'
import type { ToastProps } from './toast/toast.tsx'
import type { ToastRegionProps } from './toast/toast-region.tsx'
import type { TooltipProps } from './tooltip/tooltip.tsx'

/** The parts of the portal's screens that can be replaced, beside those of {@link CheckoutSlots}. */
export interface PortalSlots extends CheckoutSlots {
  /** A button with a menu of options to check. */
  readonly CheckMenu?: ComponentType<CheckMenuProps> | undefined
  /** A chosen value that can be removed. */
  readonly Chip?: ComponentType<ChipProps> | undefined
  /** A choice of several options by typing, with chips. */
  readonly ComboBox?: ComponentType<ComboBoxProps> | undefined
  /** A dialog that covers the whole page. */
  readonly Cover?: ComponentType<CoverProps> | undefined
  /** A field for a day. */
  readonly DateField?: ComponentType<DateFieldProps> | undefined
  /** The first and the last day of a period. */
  readonly DateRangeField?: ComponentType<DateRangeFieldProps> | undefined
  /** A panel at an edge; a sheet on a phone. */
  readonly Drawer?: ComponentType<DrawerProps> | undefined
  /** A button of the portal's frame with content of its own: the user, the tenant, the bell, the way back. */
  readonly FrameButton?: ComponentType<ButtonProps> | undefined
  /** The place of a list without rows. */
  readonly EmptyState?: ComponentType<EmptyStateProps> | undefined
  /** A field for one file, with a preview. */
  readonly FileField?: ComponentType<FileFieldProps> | undefined
  /** One row of a list, with its controls. */
  readonly ListRow?: ComponentType<ListRowProps> | undefined
  /** A list of actions at an element. */
  readonly Menu?: ComponentType<MenuProps> | undefined
  /** A button that opens a menu. */
  readonly MenuButton?: ComponentType<MenuButtonProps> | undefined
  /** A checkbox for several things. */
  readonly MixedCheckbox?: ComponentType<MixedCheckboxProps> | undefined
  /** A field for a number. */
  readonly NumberField?: ComponentType<NumberFieldProps> | undefined
  /** The range of rows, and the ways to other pages. */
  readonly Pagination?: ComponentType<PaginationProps> | undefined
  /** The part of a task that is done. */
  readonly Progress?: ComponentType<ProgressProps> | undefined
  /** A list of items with controls. */
  readonly RowList?: ComponentType<RowListProps> | undefined
  /** A field for a search. */
  readonly SearchField?: ComponentType<SearchFieldProps> | undefined
  /** A searchable list of options at an element. */
  readonly SearchMenu?: ComponentType<SearchMenuProps> | undefined
  /** A choice of one option from a list. */
  readonly Select?: ComponentType<SelectProps> | undefined
  /** A setting that applies at once. */
  readonly Switch?: ComponentType<SwitchProps> | undefined
  /** Pages of one view, of which one is open. */
  readonly Tabs?: ComponentType<TabsProps> | undefined
  /** A field for text of several lines. */
  readonly TextArea?: ComponentType<TextAreaProps> | undefined
  /** One message about the result of an action. */
  readonly Toast?: ComponentType<ToastProps> | undefined
  readonly ToastRegion?: ComponentType<ToastRegionProps> | undefined
  readonly Tooltip?: ComponentType<TooltipProps> | undefined
}

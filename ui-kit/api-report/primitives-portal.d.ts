// The public surface of this entry, written by "npm run api-report". Do not edit.

export const Badge: Slotted<BadgeProps, HTMLSpanElement>;

export interface BadgeProps {
    readonly tone?: 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'primary' | 'plain' | undefined;
    readonly hasDot?: boolean | undefined;
    readonly icon?: ReactNode;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const CheckMenu: Slotted<CheckMenuProps, HTMLButtonElement>;

export interface CheckMenuOption {
    readonly id: string;
    readonly label: string;
}

export interface CheckMenuProps extends Pick<ButtonProps, 'icon' | 'className'> {
    readonly label: string;
    readonly options: readonly CheckMenuOption[];
    readonly checked: readonly string[];
    readonly onChange: (ids: readonly string[]) => void;
}

export const Chip: Slotted<ChipProps, HTMLSpanElement>;

export interface ChipProps {
    readonly value: string;
    readonly kind?: string | undefined;
    readonly icon?: ReactNode;
    readonly size?: 'sm' | 'md' | undefined;
    readonly onRemove?: (() => void) | undefined;
    readonly className?: string | undefined;
}

export const ComboBox: Slotted<ComboBoxProps, HTMLInputElement>;

export interface ComboBoxProps extends FieldProps {
    readonly options: readonly SelectOption[];
    readonly value?: readonly string[] | undefined;
    readonly defaultValue?: readonly string[] | undefined;
    readonly onChange?: ((ids: readonly string[]) => void) | undefined;
    readonly onSearch?: ((text: string) => void) | undefined;
    readonly onTyped?: ((text: string) => boolean) | undefined;
    readonly isSingle?: boolean | undefined;
    readonly placeholder?: string | undefined;
}

export const Cover: Slotted<CoverProps, HTMLElement>;

export interface CoverProps {
    readonly label: string;
    readonly description?: string | undefined;
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const DateField: Slotted<DateFieldProps, HTMLDivElement>;

export interface DateFieldProps extends FieldProps {
    readonly value?: string | undefined;
    readonly defaultValue?: string | undefined;
    readonly onChange?: ((value: string) => void) | undefined;
    readonly min?: string | undefined;
    readonly max?: string | undefined;
}

export interface DateRange {
    readonly from: string;
    readonly to: string;
}

export const DateRangeField: Slotted<DateRangeFieldProps, HTMLFieldSetElement>;

export interface DateRangeFieldProps extends Omit<FieldProps, 'name'>, Pick<DateFieldProps, 'min' | 'max'> {
    readonly value?: DateRange | undefined;
    readonly onChange?: ((value: DateRange) => void) | undefined;
    readonly names?: DateRange | undefined;
}

export const Drawer: Slotted<DrawerProps, HTMLElement>;

export interface DrawerProps extends Pick<DialogProps, 'title' | 'isOpen' | 'onOpenChange' | 'footer' | 'className' | 'children'> {
    readonly side?: 'start' | 'end' | 'bottom' | undefined;
}

export const EmptyState: Slotted<EmptyStateProps, HTMLDivElement>;

export interface EmptyStateProps {
    readonly title: string;
    readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
    readonly level?: 2 | 3 | undefined;
    readonly art?: ReactNode;
    readonly actions: ReactNode;
    readonly className?: string | undefined;
    readonly children?: ReactNode;
}

export interface FieldProps extends Pick<TextFieldProps, 'label' | 'help' | 'error' | 'attempt' | 'isOptional' | 'className'> {
    readonly name?: string | undefined;
    readonly isDisabled?: boolean | undefined;
}

export const FileField: Slotted<FileFieldProps, HTMLInputElement>;

export interface FileFieldProps extends FieldProps {
    readonly accept?: string | undefined;
    readonly maxSize?: number | undefined;
    readonly image?: string | undefined;
    readonly onChange?: ((file: File | null) => void) | undefined;
}

export const FrameButton: Slotted<ButtonProps, HTMLButtonElement>;

export const Menu: Slotted<MenuProps, HTMLElement>;

export interface MenuAction {
    readonly id: string;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly note?: string | undefined;
    readonly isDanger?: boolean | undefined;
    readonly disabledReason?: string | undefined;
    readonly startsGroup?: boolean | undefined;
    readonly href?: string | undefined;
    readonly run?: (() => void) | undefined;
}

export const MenuButton: Slotted<MenuButtonProps, HTMLButtonElement>;

export interface MenuButtonProps extends Pick<MenuProps, 'actions' | 'align' | 'className'>, Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'isDisabled' | 'children'> {
    readonly label: string;
}

export interface MenuProps {
    readonly label: string;
    readonly anchor: Element | null;
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
    readonly actions: readonly MenuAction[];
    readonly focus?: 'first' | 'last' | undefined;
    readonly head?: ReactNode;
    readonly align?: 'start' | 'end' | undefined;
    readonly className?: string | undefined;
}

export const MixedCheckbox: Slotted<MixedCheckboxProps, HTMLInputElement>;

export interface MixedCheckboxProps {
    readonly check: 'all' | 'some' | 'none';
    readonly onToggle: () => void;
    readonly 'aria-label'?: string | undefined;
    readonly 'aria-describedby'?: string | undefined;
    readonly isDisabled?: boolean | undefined;
    readonly tabIndex?: 0 | -1 | undefined;
    readonly className?: string | undefined;
    readonly children?: ReactNode;
}

export const NumberField: Slotted<NumberFieldProps, HTMLInputElement>;

export interface NumberFieldProps extends FieldProps {
    readonly value?: number | null | undefined;
    readonly defaultValue?: number | undefined;
    readonly onChange?: ((value: number | null) => void) | undefined;
    readonly min?: number | undefined;
    readonly max?: number | undefined;
    readonly step?: number | undefined;
    readonly unit?: string | undefined;
}

export const Pagination: Slotted<PaginationProps, HTMLElement>;

export interface PaginationProps {
    readonly page: number;
    readonly pageSize: number;
    readonly total: number | null;
    readonly count?: number | undefined;
    readonly onPageChange: (page: number) => void;
    readonly pageSizes?: readonly number[] | undefined;
    readonly onPageSizeChange?: ((pageSize: number) => void) | undefined;
    readonly className?: string | undefined;
}

export const Progress: Slotted<ProgressProps, HTMLDivElement>;

export interface ProgressProps {
    readonly label: string;
    readonly value: number | null;
    readonly max?: number | undefined;
    readonly valueText?: string | undefined;
    readonly isBare?: boolean | undefined;
    readonly tone?: 'primary' | 'success' | 'warning' | 'danger' | undefined;
    readonly className?: string | undefined;
}

export interface QueuedToast extends ToastMessage {
    readonly id: number;
}

export const RadioGroup: Slotted<RadioGroupProps, HTMLDivElement>;

export interface RadioGroupProps extends FieldProps {
    readonly options: readonly RadioOption[];
    readonly value?: string | null | undefined;
    readonly defaultValue?: string | undefined;
    readonly onChange?: ((id: string) => void) | undefined;
}

export interface RadioOption {
    readonly id: string;
    readonly label: ReactNode;
    readonly help?: ReactNode;
    readonly isDisabled?: boolean | undefined;
}

export const SearchField: Slotted<SearchFieldProps, HTMLInputElement>;

export interface SearchFieldProps {
    readonly label: string;
    readonly placeholder?: string | undefined;
    readonly value?: string | undefined;
    readonly onChange?: ((value: string) => void) | undefined;
    readonly className?: string | undefined;
}

export const SearchMenu: Slotted<SearchMenuProps, HTMLElement>;

export interface SearchMenuOption {
    readonly id: string;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly note?: string | undefined;
    readonly isPending?: boolean | undefined;
}

export interface SearchMenuProps {
    readonly label: string;
    readonly searchLabel: string;
    readonly anchor: Element | null;
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
    readonly options: readonly SearchMenuOption[];
    readonly chosen: string | null;
    readonly onChoose: (id: string) => void;
    readonly notice?: ReactNode;
    readonly align?: 'start' | 'end' | undefined;
    readonly className?: string | undefined;
}

export const Select: Slotted<SelectProps, HTMLButtonElement>;

export interface SelectOption {
    readonly id: string;
    readonly label: string;
    readonly note?: string | undefined;
    readonly icon?: ReactNode;
    readonly isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps {
    readonly options: readonly SelectOption[];
    readonly value?: string | null | undefined;
    readonly defaultValue?: string | undefined;
    readonly onChange?: ((id: string) => void) | undefined;
    readonly placeholder?: string | undefined;
    readonly isBare?: boolean | undefined;
}

export const Skeleton: Slotted<SkeletonProps, HTMLSpanElement>;

export interface SkeletonProps {
    readonly shape?: 'text' | 'badge' | 'box' | 'button' | 'circle' | 'field' | 'figure' | 'switch' | undefined;
    readonly width?: 'xs' | 'sm' | 'md' | 'lg' | 'full' | undefined;
    readonly className?: string | undefined;
}

export const Switch: Slotted<SwitchProps, HTMLInputElement>;

export interface SwitchProps {
    readonly label?: ReactNode;
    readonly 'aria-label'?: string | undefined;
    readonly help?: ReactNode;
    readonly name?: string | undefined;
    readonly isSelected?: boolean | undefined;
    readonly defaultSelected?: boolean | undefined;
    readonly onChange?: ((isSelected: boolean) => void) | undefined;
    readonly isPending?: boolean | undefined;
    readonly isDisabled?: boolean | undefined;
    readonly className?: string | undefined;
}

export interface TabItem {
    readonly id: string;
    readonly label: string;
    readonly badge?: ReactNode;
    readonly isDisabled?: boolean | undefined;
    readonly children: ReactNode;
}

export const Tabs: Slotted<TabsProps, HTMLDivElement>;

export interface TabsProps {
    readonly label: string;
    readonly items: readonly TabItem[];
    readonly selected?: string | undefined;
    readonly defaultSelected?: string | undefined;
    readonly onSelect?: ((id: string) => void) | undefined;
    readonly activation?: 'automatic' | 'manual' | undefined;
    readonly className?: string | undefined;
}

export const TextArea: Slotted<TextAreaProps, HTMLTextAreaElement>;

export interface TextAreaProps extends FieldProps {
    readonly value?: string | undefined;
    readonly defaultValue?: string | undefined;
    readonly onChange?: ((value: string) => void) | undefined;
    readonly placeholder?: string | undefined;
    readonly rows?: number | undefined;
    readonly maxLength?: number | undefined;
    readonly dir?: 'ltr' | 'auto' | undefined;
    readonly isReadOnly?: boolean | undefined;
}

export const Toast: Slotted<ToastProps, HTMLDivElement>;

export interface ToastMessage {
    readonly text: string;
    readonly detail?: string | undefined;
    readonly tone?: 'success' | 'neutral' | 'danger' | undefined;
    readonly outlastsModals?: boolean | undefined;
    readonly action?: {
        readonly label: string;
        readonly run: () => void;
    } | undefined;
}

export interface ToastProps extends ToastMessage {
    readonly onDismiss: () => void;
    readonly className?: string | undefined;
}

export interface ToastQueue {
    readonly toasts: () => readonly QueuedToast[];
    readonly show: (message: ToastMessage) => number;
    readonly dismiss: (id: number) => void;
    readonly subscribe: (listener: () => void) => () => void;
}

export const ToastRegion: Slotted<ToastRegionProps, HTMLElement>;

export interface ToastRegionProps {
    readonly queue: ToastQueue;
    readonly className?: string | undefined;
}

export function Toaster({ children }: ToasterProps): ReactElement;

export interface ToasterProps {
    readonly children: ReactNode;
}

export const Tooltip: Slotted<TooltipProps, HTMLSpanElement>;

export interface TooltipProps {
    readonly text: string;
    readonly side?: 'top' | 'bottom' | undefined;
    readonly isName?: boolean | undefined;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export function createToastQueue(): ToastQueue;

export function useToasts(): Pick<ToastQueue, 'show' | 'dismiss'>;

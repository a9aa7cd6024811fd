// The public surface of this entry, written by "npm run api-report". Do not edit.

export const Alert: Slotted<AlertProps, HTMLDivElement>;

export interface AlertProps {
    readonly tone: 'info' | 'warning' | 'danger';
    readonly title: string;
    readonly isUrgent?: boolean | undefined;
    readonly attempt?: unknown;
    readonly className?: string | undefined;
    readonly children?: ReactNode;
}

export const Avatar: Slotted<AvatarProps, HTMLSpanElement>;

export interface AvatarProps {
    readonly name: string;
    readonly pictureUrl?: string | null | undefined;
    readonly size?: 'md' | 'lg' | undefined;
    readonly className?: string | undefined;
}

export const Button: Slotted<ButtonProps, HTMLButtonElement>;

export interface ButtonProps {
    readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
    readonly size?: 'sm' | 'md' | 'lg' | undefined;
    readonly isWide?: boolean | undefined;
    readonly type?: 'button' | 'submit' | undefined;
    readonly icon?: ReactNode;
    readonly isPending?: boolean | undefined;
    readonly busy?: string | undefined;
    readonly isDisabled?: boolean | undefined;
    readonly 'aria-disabled'?: boolean | undefined;
    readonly 'aria-describedby'?: string | undefined;
    readonly 'aria-haspopup'?: 'dialog' | 'menu' | undefined;
    readonly 'aria-expanded'?: boolean | undefined;
    readonly 'aria-pressed'?: boolean | undefined;
    readonly 'aria-label'?: string | undefined;
    readonly className?: string | undefined;
    readonly ref?: Ref<HTMLButtonElement> | undefined;
    readonly onPress?: (() => void) | undefined;
    readonly children?: ReactNode;
}

export const Checkbox: Slotted<CheckboxProps, HTMLInputElement>;

export interface CheckboxProps extends Pick<TextFieldProps, 'error' | 'attempt' | 'className'> {
    readonly name: string;
    readonly label: ReactNode;
    readonly defaultSelected?: boolean | undefined;
    readonly onChange?: ((isSelected: boolean) => void) | undefined;
}

export interface CheckoutSlots extends PrimitiveSlots {
    readonly Badge?: ComponentType<BadgeProps> | undefined;
    readonly RadioGroup?: ComponentType<RadioGroupProps> | undefined;
    readonly Skeleton?: ComponentType<SkeletonProps> | undefined;
}

export interface Choice {
    readonly id: string;
    readonly label: string;
    readonly path: string;
}

export const ChoiceList: Slotted<ChoiceListProps, HTMLUListElement>;

export interface ChoiceListProps {
    readonly choices: readonly Choice[];
    readonly onChoose: (id: string) => void;
    readonly className?: string | undefined;
}

export const CodeField: Slotted<CodeFieldProps, HTMLInputElement>;

export interface CodeFieldProps extends Pick<TextFieldProps, 'error' | 'attempt' | 'help' | 'className'> {
    readonly label: string;
    readonly name?: string | undefined;
    readonly length?: number | undefined;
    readonly onComplete?: ((code: string) => void) | undefined;
}

export const CopyButton: Slotted<CopyButtonProps, HTMLButtonElement>;

export interface CopyButtonProps {
    readonly text: string;
    readonly label: string;
    readonly isBare?: boolean | undefined;
    readonly className?: string | undefined;
}

export const Countdown: Slotted<CountdownProps, HTMLDivElement>;

export interface CountdownProps {
    readonly seconds: number;
    readonly label: (secondsLeft: number) => string;
    readonly className?: string | undefined;
}

export const Dialog: Slotted<DialogProps, HTMLElement>;

export interface DialogProps {
    readonly title: string;
    readonly lead?: string | undefined;
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
    readonly role?: 'dialog' | 'alertdialog' | undefined;
    readonly isClosable?: boolean | undefined;
    readonly size?: 'sm' | 'md' | 'lg' | undefined;
    readonly isFull?: boolean | undefined;
    readonly footer?: ReactNode;
    readonly safeButton?: 'first' | 'last' | number | undefined;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const Divider: Slotted<DividerProps, HTMLDivElement>;

export interface DividerProps {
    readonly children?: ReactNode;
    readonly className?: string | undefined;
}

export const Emblem: Slotted<EmblemProps, HTMLSpanElement>;

export interface EmblemProps {
    readonly path: string;
    readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
    readonly className?: string | undefined;
}

export function Icon({ path, size, isDirectional }: IconProps): ReactElement;

export interface IconProps {
    readonly path: string;
    readonly size?: 'sm' | 'md' | 'lg' | undefined;
    readonly isDirectional?: boolean | undefined;
}

export const Identity: Slotted<IdentityProps, HTMLDivElement>;

export interface IdentityProps {
    readonly email: string;
    readonly onChange: () => void;
    readonly className?: string | undefined;
}

export const ListRow: Slotted<ListRowProps, HTMLLIElement>;

export interface ListRowProps {
    readonly name: ReactNode;
    readonly note?: ReactNode;
    readonly mark?: ReactNode;
    readonly isCurrent?: boolean | undefined;
    readonly children?: ReactNode;
    readonly className?: string | undefined;
}

export const NativeForm: Slotted<NativeFormProps, HTMLFormElement>;

export interface NativeFormProps {
    readonly onSubmit: (read: ReadField) => void;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const NewPasswordField: Slotted<NewPasswordFieldProps, HTMLInputElement>;

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'aria-describedby' | 'labelEnd'> {
    readonly label?: string | undefined;
    readonly rules: PasswordRules | null;
}

export const Paragraph: Slotted<ParagraphProps, HTMLParagraphElement>;

export interface ParagraphProps {
    readonly tone?: 'body' | 'muted' | undefined;
    readonly size?: 'sm' | 'md' | undefined;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const PasswordField: Slotted<PasswordFieldProps, HTMLInputElement>;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'dir' | 'children'> {
}

export const PhoneField: Slotted<PhoneFieldProps, HTMLInputElement>;

export interface PhoneFieldProps extends Omit<TextFieldProps, 'name' | 'type' | 'inputMode' | 'dir' | 'autoComplete' | 'children'> {
    readonly name?: string | undefined;
}

export interface PortalSlots extends CheckoutSlots {
    readonly CheckMenu?: ComponentType<CheckMenuProps> | undefined;
    readonly Chip?: ComponentType<ChipProps> | undefined;
    readonly ComboBox?: ComponentType<ComboBoxProps> | undefined;
    readonly Cover?: ComponentType<CoverProps> | undefined;
    readonly DateField?: ComponentType<DateFieldProps> | undefined;
    readonly DateRangeField?: ComponentType<DateRangeFieldProps> | undefined;
    readonly Drawer?: ComponentType<DrawerProps> | undefined;
    readonly FrameButton?: ComponentType<ButtonProps> | undefined;
    readonly EmptyState?: ComponentType<EmptyStateProps> | undefined;
    readonly FileField?: ComponentType<FileFieldProps> | undefined;
    readonly ListRow?: ComponentType<ListRowProps> | undefined;
    readonly Menu?: ComponentType<MenuProps> | undefined;
    readonly MenuButton?: ComponentType<MenuButtonProps> | undefined;
    readonly MixedCheckbox?: ComponentType<MixedCheckboxProps> | undefined;
    readonly NumberField?: ComponentType<NumberFieldProps> | undefined;
    readonly Pagination?: ComponentType<PaginationProps> | undefined;
    readonly Progress?: ComponentType<ProgressProps> | undefined;
    readonly RowList?: ComponentType<RowListProps> | undefined;
    readonly SearchField?: ComponentType<SearchFieldProps> | undefined;
    readonly SearchMenu?: ComponentType<SearchMenuProps> | undefined;
    readonly Select?: ComponentType<SelectProps> | undefined;
    readonly Switch?: ComponentType<SwitchProps> | undefined;
    readonly Tabs?: ComponentType<TabsProps> | undefined;
    readonly TextArea?: ComponentType<TextAreaProps> | undefined;
    readonly Toast?: ComponentType<ToastProps> | undefined;
    readonly ToastRegion?: ComponentType<ToastRegionProps> | undefined;
    readonly Tooltip?: ComponentType<TooltipProps> | undefined;
}

export interface PrimitiveSlots {
    readonly Alert?: ComponentType<AlertProps> | undefined;
    readonly Avatar?: ComponentType<AvatarProps> | undefined;
    readonly Button?: ComponentType<ButtonProps> | undefined;
    readonly Checkbox?: ComponentType<CheckboxProps> | undefined;
    readonly ChoiceList?: ComponentType<ChoiceListProps> | undefined;
    readonly CodeField?: ComponentType<CodeFieldProps> | undefined;
    readonly CopyButton?: ComponentType<CopyButtonProps> | undefined;
    readonly Countdown?: ComponentType<CountdownProps> | undefined;
    readonly Dialog?: ComponentType<DialogProps> | undefined;
    readonly Divider?: ComponentType<DividerProps> | undefined;
    readonly Emblem?: ComponentType<EmblemProps> | undefined;
    readonly Form?: ComponentType<NativeFormProps> | undefined;
    readonly Identity?: ComponentType<IdentityProps> | undefined;
    readonly Link?: ComponentType<TextLinkProps> | undefined;
    readonly NewPasswordField?: ComponentType<NewPasswordFieldProps> | undefined;
    readonly PasswordField?: ComponentType<PasswordFieldProps> | undefined;
    readonly PhoneField?: ComponentType<PhoneFieldProps> | undefined;
    readonly QrCode?: ComponentType<QrCodeProps> | undefined;
    readonly SecretText?: ComponentType<SecretTextProps> | undefined;
    readonly Stack?: ComponentType<StackProps> | undefined;
    readonly StepsItem?: ComponentType<StepsListProps> | undefined;
    readonly StepsList?: ComponentType<StepsListProps> | undefined;
    readonly Text?: ComponentType<ParagraphProps> | undefined;
    readonly TextButton?: ComponentType<TextButtonProps> | undefined;
    readonly TextField?: ComponentType<TextFieldProps> | undefined;
    readonly TraceId?: ComponentType<TraceIdProps> | undefined;
}

export const QrCode: Slotted<QrCodeProps, HTMLSpanElement>;

export interface QrCodeProps {
    readonly content: string;
    readonly label: string;
    readonly className?: string | undefined;
}

export type ReadField = (name: string) => string;

export const RowList: Slotted<RowListProps, HTMLUListElement>;

export interface RowListProps {
    readonly isCard?: boolean | undefined;
    readonly children: ReactNode;
    readonly className?: string | undefined;
}

export const SecretText: Slotted<SecretTextProps, HTMLDivElement>;

export interface SecretTextProps {
    readonly text: string;
    readonly fileName?: string | undefined;
    readonly fileText?: string | undefined;
    readonly className?: string | undefined;
}

export function Spinner(): ReactElement;

export const Stack: Slotted<StackProps, HTMLDivElement>;

export interface StackProps {
    readonly gap?: 'sm' | 'md' | 'lg' | undefined;
    readonly isRow?: boolean | undefined;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const StepsItem: Slotted<StepsListProps, HTMLLIElement>;

export const StepsList: Slotted<StepsListProps, HTMLOListElement>;

export interface StepsListProps {
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const TextButton: Slotted<TextButtonProps, HTMLButtonElement>;

export interface TextButtonProps {
    readonly onPress: () => void;
    readonly isStandalone?: boolean | undefined;
    readonly 'aria-label'?: string | undefined;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const TextField: Slotted<TextFieldProps, HTMLInputElement>;

export interface TextFieldProps {
    readonly label: string;
    readonly name: string;
    readonly type?: 'text' | 'email' | 'password' | 'tel' | undefined;
    readonly autoComplete?: string | undefined;
    readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel' | undefined;
    readonly placeholder?: string | undefined;
    readonly value?: string | undefined;
    readonly defaultValue?: string | undefined;
    readonly onChange?: ((value: string) => void) | undefined;
    readonly dir?: 'ltr' | 'auto' | undefined;
    readonly help?: ReactNode;
    readonly error?: string | null | undefined;
    readonly attempt?: unknown;
    readonly isReadOnly?: boolean | undefined;
    readonly 'aria-describedby'?: string | undefined;
    readonly isOptional?: boolean | undefined;
    readonly labelEnd?: ReactNode;
    readonly children?: ReactNode;
    readonly className?: string | undefined;
}

export const TextLink: Slotted<TextLinkProps, HTMLAnchorElement>;

export interface TextLinkProps {
    readonly href: string;
    readonly onPress?: (() => void) | undefined;
    readonly isStandalone?: boolean | undefined;
    readonly isNewTab?: boolean | undefined;
    readonly 'aria-label'?: string | undefined;
    readonly className?: string | undefined;
    readonly children: ReactNode;
}

export const TraceId: Slotted<TraceIdProps, HTMLDivElement>;

export interface TraceIdProps {
    readonly id: string;
    readonly className?: string | undefined;
}

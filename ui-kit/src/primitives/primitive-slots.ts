import type { ComponentType } from 'react'
import type { AlertProps } from './alert/alert.tsx'
import type { AvatarProps } from './avatar/avatar.tsx'
import type { ButtonProps } from './button/button.tsx'
import type { CheckboxProps } from './checkbox/checkbox.tsx'
import type { ChoiceListProps } from './choice-list/choice-list.tsx'
import type { CodeFieldProps } from './code-field/code-field.tsx'
import type { CopyButtonProps } from './copy-button/copy-button.tsx'
import type { CountdownProps } from './countdown/countdown.tsx'
import type { DialogProps } from './dialog/dialog.tsx'
import type { DividerProps } from './divider/divider.tsx'
import type { EmblemProps } from './emblem/emblem.tsx'
import type { NativeFormProps } from './form/form.tsx'
import type { IdentityProps } from './identity/identity.tsx'
import type { TextLinkProps } from './link/link.tsx'
import type { NewPasswordFieldProps } from './new-password-field/new-password-field.tsx'
import type { PasswordFieldProps } from './password-field/password-field.tsx'
import type { PhoneFieldProps } from './phone-field/phone-field.tsx'
import type { QrCodeProps } from './qr-code/qr-code.tsx'
import type { SecretTextProps } from './secret-text/secret-text.tsx'
import type { StackProps } from './stack/stack.tsx'
import type { StepsListProps } from './steps-list/steps-list.tsx'
import type { ParagraphProps } from './text/text.tsx'
import type { TextButtonProps } from './text-button/text-button.tsx'
import type { TextFieldProps } from './text-field/text-field.tsx'
import type { TraceIdProps } from './trace-id/trace-id.tsx'

/** The primitives that can be replaced throughout the kit. */
export interface PrimitiveSlots {
  /** A message for a whole form or page. */
  readonly Alert?: ComponentType<AlertProps> | undefined
  /** The initials of a person. */
  readonly Avatar?: ComponentType<AvatarProps> | undefined
  /** Every button, including those of forms. */
  readonly Button?: ComponentType<ButtonProps> | undefined
  /** A checkbox with its text. */
  readonly Checkbox?: ComponentType<CheckboxProps> | undefined
  /** A vertical list of options. */
  readonly ChoiceList?: ComponentType<ChoiceListProps> | undefined
  /** The field for the digits of a code. */
  readonly CodeField?: ComponentType<CodeFieldProps> | undefined
  /** The button that copies a text. */
  readonly CopyButton?: ComponentType<CopyButtonProps> | undefined
  /** The time until an automatic action. */
  readonly Countdown?: ComponentType<CountdownProps> | undefined
  /** A modal question or task. */
  readonly Dialog?: ComponentType<DialogProps> | undefined
  /** A line between two groups. */
  readonly Divider?: ComponentType<DividerProps> | undefined
  /** A large decorative icon above a screen's title. */
  readonly Emblem?: ComponentType<EmblemProps> | undefined
  /** The native form around fields. */
  readonly Form?: ComponentType<NativeFormProps> | undefined
  /** The identifier of the user during the sign-in. */
  readonly Identity?: ComponentType<IdentityProps> | undefined
  /** A link to a page, in a sentence or alone. */
  readonly Link?: ComponentType<TextLinkProps> | undefined
  /** The field for a new password, with its rules. */
  readonly NewPasswordField?: ComponentType<NewPasswordFieldProps> | undefined
  /** The field for an existing password. */
  readonly PasswordField?: ComponentType<PasswordFieldProps> | undefined
  /** The field for a phone number. */
  readonly PhoneField?: ComponentType<PhoneFieldProps> | undefined
  /** A QR code on a light background. */
  readonly QrCode?: ComponentType<QrCodeProps> | undefined
  /** A secret that is shown once. */
  readonly SecretText?: ComponentType<SecretTextProps> | undefined
  /** Children in a column or a row. */
  readonly Stack?: ComponentType<StackProps> | undefined
  /** One item of a numbered list. */
  readonly StepsItem?: ComponentType<StepsListProps> | undefined
  /** A numbered list of instructions. */
  readonly StepsList?: ComponentType<StepsListProps> | undefined
  /** A paragraph of plain text. */
  readonly Text?: ComponentType<ParagraphProps> | undefined
  /** A button in the look of a link. */
  readonly TextButton?: ComponentType<TextButtonProps> | undefined
  /** A labelled text input with its error. */
  readonly TextField?: ComponentType<TextFieldProps> | undefined
  /** The trace id of a failure, for support. */
  readonly TraceId?: ComponentType<TraceIdProps> | undefined
}

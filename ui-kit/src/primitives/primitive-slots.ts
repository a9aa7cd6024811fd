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
import type { FormProps } from './form/form.tsx'
import type { IdentityProps } from './identity/identity.tsx'
import type { LinkProps } from './link/link.tsx'
import type { NewPasswordFieldProps } from './new-password-field/new-password-field.tsx'
import type { PasswordFieldProps } from './password-field/password-field.tsx'
import type { PhoneFieldProps } from './phone-field/phone-field.tsx'
import type { QrCodeProps } from './qr-code/qr-code.tsx'
import type { SecretTextProps } from './secret-text/secret-text.tsx'
import type { StackProps } from './stack/stack.tsx'
import type { StepsListProps } from './steps-list/steps-list.tsx'
import type { TextProps } from './text/text.tsx'
import type { TextFieldProps } from './text-field/text-field.tsx'
import type { TraceIdProps } from './trace-id/trace-id.tsx'

/** The primitives that can be replaced on every screen. */
export interface PrimitiveSlots {
  /** A message that belongs to no single field. */
  readonly Alert?: ComponentType<AlertProps> | undefined
  /** The first letters of a person. */
  readonly Avatar?: ComponentType<AvatarProps> | undefined
  /** Every button, also that of a form. */
  readonly Button?: ComponentType<ButtonProps> | undefined
  /** A box to tick. */
  readonly Checkbox?: ComponentType<CheckboxProps> | undefined
  /** Several ways on, one below the other. */
  readonly ChoiceList?: ComponentType<ChoiceListProps> | undefined
  /** The digits of a code. */
  readonly CodeField?: ComponentType<CodeFieldProps> | undefined
  /** What copies a text. */
  readonly CopyButton?: ComponentType<CopyButtonProps> | undefined
  /** How long it takes until something happens by itself. */
  readonly Countdown?: ComponentType<CountdownProps> | undefined
  /** A question before everything else on the page. */
  readonly Dialog?: ComponentType<DialogProps> | undefined
  /** A line between two groups. */
  readonly Divider?: ComponentType<DividerProps> | undefined
  /** A large mark above the words of a screen. */
  readonly Emblem?: ComponentType<EmblemProps> | undefined
  /** The form around fields. */
  readonly Form?: ComponentType<FormProps> | undefined
  /** Who signs in. */
  readonly Identity?: ComponentType<IdentityProps> | undefined
  /** A quiet way on or back. */
  readonly Link?: ComponentType<LinkProps> | undefined
  /** A password that is chosen, with what it has to be like. */
  readonly NewPasswordField?: ComponentType<NewPasswordFieldProps> | undefined
  /** A password. */
  readonly PasswordField?: ComponentType<PasswordFieldProps> | undefined
  /** A phone number. */
  readonly PhoneField?: ComponentType<PhoneFieldProps> | undefined
  /** A code to scan. */
  readonly QrCode?: ComponentType<QrCodeProps> | undefined
  /** A secret that is shown once. */
  readonly SecretText?: ComponentType<SecretTextProps> | undefined
  /** Parts below each other, or in a line. */
  readonly Stack?: ComponentType<StackProps> | undefined
  /** One thing to do. */
  readonly StepsItem?: ComponentType<StepsListProps> | undefined
  /** What to do, numbered. */
  readonly StepsList?: ComponentType<StepsListProps> | undefined
  /** A paragraph. */
  readonly Text?: ComponentType<TextProps> | undefined
  /** A labelled line to type in. */
  readonly TextField?: ComponentType<TextFieldProps> | undefined
  /** What support asks for. */
  readonly TraceId?: ComponentType<TraceIdProps> | undefined
}

import type { ComponentType } from 'react'
import type { AlertProps } from './alert/alert.tsx'
import type { ButtonProps } from './button/button.tsx'
import type { FormProps } from './form/form.tsx'
import type { TextFieldProps } from './text-field/text-field.tsx'

/** The primitives that can be replaced wherever the kit uses them. */
export interface PrimitiveSlots {
  /** A message that belongs to no single field. */
  readonly Alert?: ComponentType<AlertProps> | undefined
  /** Every button, also that of a form. */
  readonly Button?: ComponentType<ButtonProps> | undefined
  /** The form around fields. */
  readonly Form?: ComponentType<FormProps> | undefined
  /** A labelled line to type in. */
  readonly TextField?: ComponentType<TextFieldProps> | undefined
}

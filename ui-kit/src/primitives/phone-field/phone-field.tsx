'use client'

import { slotted, useClasses } from '../../slots/index.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/** The props of {@link PhoneField}: those of a text field. */
export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'name' | 'type' | 'inputMode' | 'dir' | 'autoComplete' | 'children'> {
  /** The name in the form. Default `phoneNumber`. */
  readonly name?: string | undefined
}

/**
 * A single field for a phone number in international form, which browsers can autofill. Parse it with
 * `internationalNumber` of `@portico/headless`, which accepts spaces, brackets and `00`. Replaceable as slot
 * `PhoneField`.
 */
export const PhoneField = slotted<PhoneFieldProps, HTMLInputElement>(
  'PhoneField',
  ({ name = 'phoneNumber', placeholder = '+1 415 555 0123', className, ...field }, ref) => {
    const classOf = useClasses()
    return (
      <TextField
        {...field}
        className={classOf('PhoneField', className)}
        ref={ref}
        name={name}
        placeholder={placeholder}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
    )
  },
)

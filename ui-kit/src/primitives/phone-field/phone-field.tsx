'use client'

import { slotted } from '../../slots/index.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/** What a {@link PhoneField} takes: as a text field does. Default for `name`: `phoneNumber`. */
export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'name' | 'type' | 'inputMode' | 'dir' | 'autoComplete' | 'children'> {
  /** Its name in the form. Default `phoneNumber`. */
  readonly name?: string | undefined
}

/**
 * A phone number in international form, in one field that browsers fill in whole. What was typed is read by
 * `internationalNumber` of `@portico/headless`, which takes spaces, brackets and `00`. Replaceable as slot `PhoneField`.
 */
export const PhoneField = /* @__PURE__ */ slotted<PhoneFieldProps, HTMLInputElement>(
  'PhoneField',
  ({ name = 'phoneNumber', placeholder = '+1 415 555 0123', ...field }, ref) => (
    <TextField
      {...field}
      ref={ref}
      name={name}
      placeholder={placeholder}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
    />
  ),
)

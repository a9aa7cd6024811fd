'use client'

import type { ReactElement } from 'react'
import { TextField, type TextFieldProps } from '../../../primitives/text-field/text-field.tsx'
import { useOwnFieldError } from './own-field-errors.ts'

/** The props of an {@link OwnField}. */
export interface OwnFieldProps extends Omit<TextFieldProps, 'error' | 'attempt'> {}

/** A field that an application adds to the sign-up form. It shows the error that the check of `ownFields` has for its name. */
export function OwnField(props: OwnFieldProps): ReactElement {
  return <TextField {...props} {...useOwnFieldError(props.name)} />
}

'use client'

import type { ReactElement, ReactNode } from 'react'
import { useClasses } from '../../../slots/index.ts'
import { FieldError, type FieldIds, type TextFieldProps } from '../../text-field/text-field.tsx'

/** The props that every field of the portal shares. */
export interface FieldProps extends Pick<TextFieldProps, 'label' | 'help' | 'error' | 'attempt' | 'className'> {
  /** The name in the form. A field without one is not submitted. */
  readonly name?: string | undefined
  /** `true` disables the field. Default `false`. */
  readonly isDisabled?: boolean | undefined
}

/** The props of {@link FieldNotes}. */
export interface FieldNotesProps extends Pick<FieldProps, 'help' | 'attempt'> {
  /** The ids for the field's `aria-describedby`. */
  readonly ids: FieldIds
  /** The error message, or `null`. */
  readonly error: string | null
}

/** The sentences below a field: its help and its error. */
export function FieldNotes({ ids, help, error, attempt }: FieldNotesProps): ReactElement {
  const classOf = useClasses()
  return (
    <>
      {help !== undefined && (
        <p className={classOf('Help')} id={ids.help}>
          {help}
        </p>
      )}
      <FieldError id={ids.error} error={error} attempt={attempt} />
    </>
  )
}

/** The props of {@link FieldLabel}. */
export interface FieldLabelProps {
  /** The id of the input. */
  readonly htmlFor: string
  /** The text of the label. */
  readonly children: ReactNode
}

/** The label above an input. */
export function FieldLabel({ htmlFor, children }: FieldLabelProps): ReactElement {
  const classOf = useClasses()
  return (
    <label className={classOf('Label')} htmlFor={htmlFor}>
      {children}
    </label>
  )
}

'use client'

import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { partsMessages } from '../../../i18n/messages/parts.gen.ts'
import { type SlotName, useClasses } from '../../../slots/index.ts'
import { FieldError, type FieldIds, type TextFieldProps, useFieldIds } from '../../text-field/text-field.tsx'

/** The props that every field of the portal shares. */
export interface FieldProps
  extends Pick<TextFieldProps, 'label' | 'help' | 'error' | 'attempt' | 'isOptional' | 'className'> {
  /** The name in the form. A field without one is not submitted. */
  readonly name?: string | undefined
  /** `true` disables the field. Default `false`. */
  readonly isDisabled?: boolean | undefined
}

/** The props that connect a control with its label, its help and its error. */
export interface ControlProps {
  readonly id: string
  readonly className: string
  readonly disabled: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  /** The slot that the field fills. */
  readonly slot: SlotName
  /** A fault of the input that the field found itself. Shown if there is no `error`; it moves no focus. */
  readonly fault?: string | null | undefined
  /** `true` shows that the value cannot be changed. Default `false`. */
  readonly isReadOnly?: boolean | undefined
  /** The id of a further description. */
  readonly describedBy?: string | undefined
  /** Renders the control, in a frame between the label and the notes. */
  readonly children: (control: ControlProps) => ReactNode
}

/** A label, a framed control, and the notes below it: the frame of every field with a native control. */
export function FieldFrame({ slot, label, help, error = null, fault = null, attempt, ...rest }: FieldFrameProps) {
  const { isDisabled, isReadOnly, isOptional = false, describedBy: other, className, children } = rest
  const t = useMessages(partsMessages)
  const classOf = useClasses()
  const wrong = error ?? fault
  const { ids, describedBy } = useFieldIds(help, wrong, other, isOptional)
  const isInvalid = wrong !== null || undefined
  return (
    <div className={classOf(slot, classOf('Field'), className)}>
      <div className={classOf('LabelRow')}>
        <FieldLabel htmlFor={ids.field}>{label}</FieldLabel>
        {isOptional && (
          <span id={ids.optional} className={classOf('Help')}>
            {t('parts.optional')}
          </span>
        )}
      </div>
      <div
        className={classOf('InputFrame', 'portico-InputFrame--md')}
        data-invalid={isInvalid}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
      >
        {children({
          id: ids.field,
          className: classOf('Input'),
          disabled: isDisabled,
          'aria-invalid': isInvalid,
          'aria-describedby': describedBy,
        })}
      </div>
      <FieldNotes ids={ids} help={help} error={wrong} attempt={error === null ? undefined : attempt} />
    </div>
  )
}

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

export interface FieldLabelProps {
  /** The id of the control. */
  readonly htmlFor: string
  /** The id of the label, for a control with a longer name. */
  readonly id?: string | undefined
  /** `true` hides the label from sight. Default `false`. */
  readonly isHidden?: boolean | undefined
  /** Called on a click, before the browser passes it to the control. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  /** The text of the label. */
  readonly children: ReactNode
}

/** The label above a control. */
export function FieldLabel({ htmlFor, id, isHidden = false, onClick, children }: FieldLabelProps): ReactElement {
  const classOf = useClasses()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the control.
    <label
      id={id}
      className={classOf('Label', isHidden && classOf('VisuallyHidden'))}
      htmlFor={htmlFor}
      onClick={onClick}
    >
      {children}
    </label>
  )
}

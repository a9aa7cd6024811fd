'use client'

import { slotted, useClasses } from '../../../slots/index.ts'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'

/** The props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps {
  /** The controlled text. Without it the field keeps its own. */
  readonly value?: string | undefined
  /** The first text of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the text after each change. */
  readonly onChange?: ((value: string) => void) | undefined
  /** An example, shown while the field is empty. */
  readonly placeholder?: string | undefined
  /** The lines at first; the field grows with its text. Default `3`. */
  readonly rows?: number | undefined
  /** The highest number of characters. */
  readonly maxLength?: number | undefined
  /** The direction of the text. Default: the page's. `auto` goes by its first letter. */
  readonly dir?: 'ltr' | 'auto' | undefined
  /** `true` prevents changes. Default `false`. */
  readonly isReadOnly?: boolean | undefined
}

/** A field for text of several lines. The ref is the textarea. Replaceable as slot `TextArea`. */
export const TextArea = /* @__PURE__ */ slotted<TextAreaProps, HTMLTextAreaElement>(
  'TextArea',
  ({ label, help, error = null, attempt, isDisabled, isReadOnly, rows = 3, onChange, ...given }, ref) => {
    const { className, ...area } = given
    const classOf = useClasses()
    const { ids, describedBy } = useFieldIds(help, error)
    const isInvalid = error !== null || undefined
    return (
      <div className={classOf('TextArea', classOf('Field'), className)}>
        <FieldLabel htmlFor={ids.field}>{label}</FieldLabel>
        <div
          className={classOf('InputFrame', 'portico-InputFrame--md')}
          data-invalid={isInvalid}
          data-disabled={isDisabled || undefined}
          data-readonly={isReadOnly || undefined}
        >
          <textarea
            {...area}
            ref={ref}
            id={ids.field}
            rows={rows}
            disabled={isDisabled}
            readOnly={isReadOnly}
            className={classOf('Input')}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
        </div>
        <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
      </div>
    )
  },
)

'use client'

import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { partsMessages } from '../../i18n/messages/parts.gen.ts'
import { ControlSizeContext } from '../../isolation/surface-context.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/paths.ts'

export interface TextFieldProps {
  /** The label above the field, one or two words. */
  readonly label: string
  /** The name in the form. */
  readonly name: string
  /** The type of the input. Default `text`. */
  readonly type?: 'text' | 'email' | 'password' | 'tel' | undefined
  /** The HTML autofill token: `username`, `current-password`, `one-time-code`. */
  readonly autoComplete?: string | undefined
  /** The keyboard that phones show. */
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel' | undefined
  /** An example value, shown while the field is empty. */
  readonly placeholder?: string | undefined
  /** The controlled text. Without it the field keeps its own. */
  readonly value?: string | undefined
  /** The initial value of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the text after each change. */
  readonly onChange?: ((value: string) => void) | undefined
  /** The direction of the input. Default: the page's. `ltr` for addresses, codes and passwords. */
  readonly dir?: 'ltr' | 'auto' | undefined
  /** A sentence below the field. */
  readonly help?: ReactNode
  /** The error and its remedy. A new error moves the focus to the field. */
  readonly error?: string | null | undefined
  /** A value that changes with each attempt, so that the same error is announced again. */
  readonly attempt?: unknown
  /** `true` prevents changes. Default `false`. */
  readonly isReadOnly?: boolean | undefined
  /** The id of a further description, beside help and error. */
  readonly 'aria-describedby'?: string | undefined
  /** `true` marks a field among required ones that can stay empty, at the end of its label line. Default `false`. */
  readonly isOptional?: boolean | undefined
  /** Rendered at the end of the label line, for example a link for a forgotten password. */
  readonly labelEnd?: ReactNode
  /** A button inside the frame, at its end. */
  readonly children?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A labelled text input with help and error. The ref is the input. Replaceable as slot `TextField`. */
export const TextField = slotted<TextFieldProps, HTMLInputElement>(
  'TextField',
  (
    {
      label,
      labelEnd,
      isOptional = false,
      help,
      error = null,
      attempt,
      isReadOnly,
      onChange,
      children,
      className,
      ...input
    },
    ref,
  ) => {
    const classOf = useClasses()
    const size = useContext(ControlSizeContext)
    const t = useMessages(partsMessages)
    const { ids, describedBy } = useFieldIds(help, error, input['aria-describedby'], isOptional)
    const isInvalid = error !== null || undefined
    return (
      <div className={classOf('TextField', className)}>
        <div className={classOf('LabelRow')}>
          <label className={classOf('Label')} htmlFor={ids.field}>
            {label}
          </label>
          {isOptional && (
            <span id={ids.optional} className={classOf('Help')}>
              {t('parts.optional')}
            </span>
          )}
          {labelEnd}
        </div>
        <div
          className={classOf('InputFrame', size === 'md' && 'portico-InputFrame--md')}
          data-invalid={isInvalid}
          data-readonly={isReadOnly || undefined}
        >
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            ref={ref}
            id={ids.field}
            className={classOf('Input')}
            readOnly={isReadOnly}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          {children}
        </div>
        {help !== undefined && (
          <p className={classOf('Help')} id={ids.help}>
            {help}
          </p>
        )}
        <FieldError id={ids.error} error={error} attempt={attempt} />
      </div>
    )
  },
)

/** The ids that connect a field with its help and error. */
export interface FieldIds {
  readonly field: string
  readonly help: string
  readonly error: string
  readonly optional: string
}

/** Creates the ids of a field, and its `aria-describedby`, the error first. */
export function useFieldIds(help: unknown, error: string | null, other?: string, isOptional = false) {
  const field = useId()
  const ids: FieldIds = { field, help: `${field}-help`, error: `${field}-error`, optional: `${field}-optional` }
  const describing = [
    error !== null && ids.error,
    isOptional && ids.optional,
    help !== undefined && ids.help,
    other,
  ].filter(Boolean)
  return { ids, describedBy: describing.join(' ') || undefined }
}

export interface FieldErrorProps extends Pick<TextFieldProps, 'attempt'> {
  /** The id for the field's `aria-describedby`. */
  readonly id: string
  /** The error message, or `null`. */
  readonly error: string | null
}

/** The error of a field. It is announced with each attempt, and the field takes the focus. */
export function FieldError({ id, error, attempt }: FieldErrorProps) {
  const classOf = useClasses()
  const key = useFreshKey(attempt)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error === null || attempt === undefined) return
    place.current?.parentElement?.querySelector<HTMLElement>(focusable)?.focus()
  }, [error, attempt])
  return (
    error !== null && (
      <p key={key} ref={place} id={id} role="alert" className={classOf('FieldError')}>
        <Icon path={alertIcon} size="sm" />
        <span className={classOf('FieldErrorText')}>{error}</span>
      </p>
    )
  )
}

/** The control of a field; some have a button or a text area for it. */
const focusable = 'input, textarea, [data-field]'

/** A key that changes with a value, so that the element remounts and an identical text is announced again. */
export function useFreshKey(value: unknown): number {
  const [seen, setSeen] = useState({ value, key: 0 })
  if (seen.value === value) return seen.key
  setSeen({ value, key: seen.key + 1 })
  return seen.key + 1
}

'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/paths.ts'

/** The props of {@link TextField}. */
export interface TextFieldProps {
  /** What to type, in a word or two. */
  readonly label: string
  /** Its name in the form. */
  readonly name: string
  /** Default `text`. */
  readonly type?: 'text' | 'email' | 'password' | 'tel' | undefined
  /** What a password manager fills in, as HTML names it: `username`, `current-password`, `one-time-code`. */
  readonly autoComplete?: string | undefined
  /** Which keyboard a phone shows. */
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel' | undefined
  /** An example of what to type. */
  readonly placeholder?: string | undefined
  /** What stands in it at first. */
  readonly defaultValue?: string | undefined
  /** The direction of what is typed, where it is not that of the page: `ltr` for addresses, codes and passwords. */
  readonly dir?: 'ltr' | 'auto' | undefined
  /** A sentence below the field. */
  readonly help?: ReactNode
  /** What is wrong with what was typed, and what to do. The field takes the focus when it comes. */
  readonly error?: string | null | undefined
  /** What changes with every try, so that the same error is told again. */
  readonly attempt?: unknown
  /** Whether it can be read but not changed. Default `false`. */
  readonly isReadOnly?: boolean | undefined
  /** The id of what else is said about it, beside its help and its error. */
  readonly 'aria-describedby'?: string | undefined
  /** At the end of the line of the label: a way out, such as for a forgotten password. */
  readonly labelEnd?: ReactNode
  /** Within the frame, at its end: a button. */
  readonly children?: ReactNode
  /** Classes beside those of the part. */
  readonly className?: string | undefined
}

/** A labelled line to type in, with its help and its error. Its ref is the input. Replaceable as slot `TextField`. */
export const TextField = /* @__PURE__ */ slotted<TextFieldProps, HTMLInputElement>(
  'TextField',
  ({ label, labelEnd, help, error = null, attempt, isReadOnly, children, className, ...input }, ref) => {
    const classOf = useClasses()
    const { ids, describedBy } = useFieldIds(help, error, input['aria-describedby'])
    const isInvalid = error !== null || undefined
    return (
      <div className={classOf('TextField', className)}>
        <div className={classOf('LabelRow')}>
          <label className={classOf('Label')} htmlFor={ids.field}>
            {label}
          </label>
          {labelEnd}
        </div>
        <div className={classOf('InputFrame')} data-invalid={isInvalid} data-readonly={isReadOnly || undefined}>
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

/** The ids that tie a field to what is said about it. */
export interface FieldIds {
  /** The field itself. */
  readonly field: string
  /** Its help. */
  readonly help: string
  /** Its error. */
  readonly error: string
}

/** Ids for a field, and which of them, and of what else there is, describe it: the error first. */
export function useFieldIds(help: unknown, error: string | null, other?: string) {
  const field = useId()
  const ids: FieldIds = { field, help: `${field}-help`, error: `${field}-error` }
  const describing = [error !== null && ids.error, help !== undefined && ids.help, other].filter(Boolean)
  return { ids, describedBy: describing.join(' ') || undefined }
}

/** The props of {@link FieldError}. */
export interface FieldErrorProps extends Pick<TextFieldProps, 'attempt'> {
  /** Its id, by which the field names it. */
  readonly id: string
  /** What is wrong, or `null`. */
  readonly error: string | null
}

/** What is wrong with a field. It is announced when it comes and with every try, and the field takes the focus. */
export function FieldError({ id, error, attempt }: FieldErrorProps) {
  const classOf = useClasses()
  const key = useFreshKey(attempt)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error === null || attempt === undefined) return
    place.current?.parentElement?.querySelector('input')?.focus()
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

/** A key that changes with a value: what carries it is made, and so announced, anew even where it says the same again. */
export function useFreshKey(value: unknown): number {
  const [seen, setSeen] = useState({ value, key: 0 })
  if (seen.value === value) return seen.key
  setSeen({ value, key: seen.key + 1 })
  return seen.key + 1
}

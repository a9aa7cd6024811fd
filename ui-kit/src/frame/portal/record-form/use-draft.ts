'use client'

import type { Outcome, PorticoError } from '@portico/headless'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { ownMember } from '../../../theme/own-member.ts'
import { useCallFailure } from '../../failures/call-failure.tsx'
import type { Failure } from '../../failures/failure.ts'
import { useViewOnly } from '../section-page/page-access.ts'
import type { ViewOnly } from '../section-page/types.ts'
import {
  checkDraft,
  type DraftField,
  type DraftSettings,
  fieldsOf,
  mayStayEmpty,
  refusedFields,
  withProposals,
} from './draft-fields.ts'
import { changesOf, type Edits, withEdits, withoutSent } from './edits.ts'
import type { FieldControl, UnsavedChanges } from './types.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

/** The changes of a form that are not saved yet, with their errors. */
export interface Draft extends UnsavedChanges {
  readonly fields: readonly DraftField[]
  /** The reason why the form is view only; `null` if it can be changed. */
  readonly viewOnly: ViewOnly | null
  readonly status: 'editing' | 'saving' | 'saved'
  /** The number of fields with an error. */
  readonly faults: number
  /** The failure of the last save, if it concerns no field. */
  readonly failure: Failure | null
  /** The value of a field with its edits. */
  readonly contentOf: (field: DraftField) => unknown
  readonly controlOf: (field: DraftField) => FieldControl<unknown>
}

/** Sends changes. `values` is the whole value with them. */
export type SendDraft = (changes: object, values: object) => Promise<Outcome<unknown>>

/**
 * Holds the edits of a form over a value, which may change meanwhile. A save that fails keeps them. A member that was edited
 * during a save remains unsaved.
 */
export function useDraft(settings: DraftSettings, value: object, send: SendDraft): Draft {
  const { messages, onSaved, onRefused } = settings
  const t = useMessages(recordFormMessages)
  const words = useMemo(() => ({ ...recordFormMessages, ...messages }), [messages])
  const around = useViewOnly()
  const viewOnly = settings.viewOnly ?? around
  const fields = fieldsOf(settings, viewOnly !== null)
  const [edits, setEdits] = useState<Edits>(new Map())
  const [refusal, setRefusal] = useState<Refusal>(accepted)
  const [sent, setSent] = useState<readonly string[] | null>(null)
  const [isSaved, setSaved] = useState(false)
  const running = useRef<Promise<boolean> | null>(null)
  const general = useCallFailure(refusal.error, words)
  const errors = errorsOf(refusal, general, fields)
  const open = [...errors.keys()].filter((name) => !refusal.mended.has(name))
  const [first] = fields.map(({ name }) => name).filter((name) => errors.has(name))
  const written = withProposals(fields, value, edits)
  const edited = withEdits(value, written)
  const changes = changesOf(value, edits)
  const labels = fields.filter(({ name }) => changes.has(name)).map(({ label }) => label)
  const { onEdited } = settings
  useEffect(() => onEdited?.(withEdits(value, edits)), [onEdited, value, edits])
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), 2000)
    return () => clearTimeout(timer)
  }, [isSaved])

  async function save(): Promise<boolean> {
    setSent(labels)
    const checked = await checkDraft(settings, fields, value, written, t('record.required'))
    if (checked.errors.size > 0) {
      setSent(null)
      refuse({ ...accepted, attempt: {}, errors: checked.errors }, checked.errors)
      return false
    }
    setRefusal(accepted)
    const outcome = await send(withEdits({}, checked.changes), withEdits(value, checked.changes))
    setSent(null)
    if (outcome.ok) {
      setEdits((now) => withoutSent(now, edits))
      setSaved(true)
      onSaved?.()
    } else if (outcome.reason === 'failed') {
      const { error } = outcome
      refuse({ ...accepted, attempt: error, error }, refusedFields(error, '', fields))
    }
    return outcome.ok
  }

  function refuse(next: Refusal, named: ReadonlyMap<string, string>) {
    if (named.size > 0) onRefused?.([...named.keys()])
    setRefusal(next)
  }

  const draft: Draft = {
    fields,
    viewOnly,
    labels: sent ?? labels,
    status: sent ? 'saving' : isSaved && labels.length === 0 ? 'saved' : 'editing',
    faults: open.length,
    failure: errors.size > 0 ? null : general,
    contentOf: ({ name }) => ownMember(edited, name),
    controlOf: ({ name, label, help, ...field }) => ({
      name,
      label,
      help,
      ...(mayStayEmpty(field, ownMember(value, name)) && { isOptional: true }),
      error: open.includes(name) ? (errors.get(name) ?? null) : null,
      attempt: name === first ? refusal.attempt : undefined,
      value: ownMember(edited, name),
      onChange(content) {
        setEdits((now) => new Map(now).set(name, content))
        setRefusal((now) => ({ ...now, mended: new Set(now.mended).add(name) }))
      },
    }),
    save() {
      running.current ??= save().finally(() => (running.current = null))
      return running.current
    },
    discard() {
      setEdits(new Map())
      setRefusal(accepted)
    },
  }
  useUnsavedChanges(draft)
  return draft
}

/** The result of the last submit. */
interface Refusal {
  /** Changes with each refused submit. */
  readonly attempt: object | undefined
  readonly error: PorticoError | null
  readonly errors: ReadonlyMap<string, string>
  /** The fields that were edited since then. */
  readonly mended: ReadonlySet<string>
}

const accepted: Refusal = { attempt: undefined, error: null, errors: new Map(), mended: new Set() }

function errorsOf({ error, errors }: Refusal, failure: Failure | null, fields: readonly DraftField[]) {
  return error && failure ? refusedFields(error, failure.text, fields) : errors
}

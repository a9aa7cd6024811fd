'use client'

import { type ReactElement, useRef } from 'react'
import { holdsFocus } from '../../../isolation/index.ts'
import { NativeForm } from '../../../primitives/form/form.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CallFailure } from '../../failures/call-failure.tsx'
import { PageSkeleton } from '../section-page/page-skeleton.tsx'
import { ViewOnlyNotice } from '../section-page/view-only-notice.tsx'
import type { DraftSettings } from './draft-fields.ts'
import { RecordFields } from './record-fields.tsx'
import { SaveBar, useDraftWords } from './save-bar.tsx'
import { type AnySource, sendFrom, valueFrom } from './source.ts'
import type { RecordFormProps } from './types.ts'
import { type SendDraft, useDraft } from './use-draft.ts'

/**
 * A form over a record, or over a plain value. A bar appears with the first change, counts them, and saves them
 * together. A failed save keeps the typed values, shows errors at their fields, and focuses the first of them. Render a
 * form with another `key` for another record.
 */
export function RecordForm<Value extends object>(props: RecordFormProps<Value>): ReactElement
export function RecordForm(props: AnyFormProps): ReactElement {
  const value = valueFrom(props)
  return value ? <LoadedForm {...props} value={value} send={sendFrom(props)} /> : <PageSkeleton width="form" />
}

interface AnyFormProps extends DraftSettings, AnySource {
  readonly label: string
  readonly className?: string | undefined
}

interface LoadedFormProps extends AnyFormProps {
  readonly value: object
  readonly send: SendDraft
}

function LoadedForm({ value, send, label, className, ...settings }: LoadedFormProps) {
  const classOf = useClasses()
  const section = useRef<HTMLElement>(null)
  const draft = useDraft(settings, value, send)
  const { viewOnly, status, labels } = draft
  const words = useDraftWords(draft)

  async function submit() {
    if (labels.length === 0) return
    const isAtButton = isFocusInBar(section.current)
    const isSaved = await draft.save()
    // The button disappears with the changes.
    if (isSaved && isAtButton) section.current?.focus()
  }

  function discard() {
    draft.discard()
    section.current?.focus()
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={label} className={classOf('RecordForm', className)}>
      <NativeForm onSubmit={() => void submit()}>
        {settings.viewOnly && <ViewOnlyNotice {...settings.viewOnly} />}
        <RecordFields draft={draft} settings={settings} />
        {viewOnly === null && (
          <div className={classOf('SavePlace')}>
            <CallFailure failure={draft.failure} />
            <SaveBar text={words} status={status} onDiscard={discard} />
          </div>
        )}
      </NativeForm>
    </section>
  )
}

function isFocusInBar(section: HTMLElement | null): boolean {
  const bar = section?.querySelector('.portico-SaveBar')
  return bar != null && holdsFocus(bar)
}

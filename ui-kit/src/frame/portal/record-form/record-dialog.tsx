'use client'

import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog, type DialogProps } from '../../../primitives/dialog/dialog.tsx'
import { NativeForm } from '../../../primitives/form/form.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CallFailure } from '../../failures/call-failure.tsx'
import { useLatest } from '../../use-latest.ts'
import { PageSkeleton } from '../section-page/page-skeleton.tsx'
import { ViewOnlyNotice } from '../section-page/view-only-notice.tsx'
import type { DraftSettings } from './draft-fields.ts'
import { RecordFields } from './record-fields.tsx'
import { useDraftWords } from './save-bar.tsx'
import { type AnySource, sendFrom, valueFrom } from './source.ts'
import type { RecordDialogProps } from './types.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { type SendDraft, useDraft } from './use-draft.ts'
import { useUnsavedGuard } from './use-unsaved-changes.ts'

/**
 * A dialog to create or change a record. It closes after a save. Without one, it asks about unsaved changes first. On a
 * phone it fills the screen.
 */
export function RecordDialog<Value extends object>(props: RecordDialogProps<Value>): ReactElement | null
export function RecordDialog(props: AnyDialogProps): ReactElement | null {
  if (!props.isOpen) return null
  const value = valueFrom(props)
  return (
    <UnsavedGuard>
      {value ? (
        <LoadedDialog {...props} value={value} send={sendFrom(props)} />
      ) : (
        <Dialog {...frameOf(props)} isOpen isFull onOpenChange={props.onClose}>
          <PageSkeleton width="form" />
        </Dialog>
      )}
    </UnsavedGuard>
  )
}

interface AnyDialogProps extends DraftSettings, AnySource, Pick<DialogProps, 'title' | 'lead' | 'isOpen'> {
  readonly size?: 'md' | 'lg' | undefined
  readonly onClose: () => void
  readonly afterSave?: (() => void) | undefined
  readonly submit: string
  readonly busy?: string | undefined
  readonly note?: ReactNode
  readonly isNew?: boolean | undefined
}

interface LoadedDialogProps extends AnyDialogProps {
  readonly value: object
  readonly send: SendDraft
}

function LoadedDialog({ value, send, ...props }: LoadedDialogProps) {
  const { submit, busy, note, onClose } = props
  const classOf = useClasses()
  const t = useMessages(recordFormMessages)
  const guard = useUnsavedGuard()
  const draft = useDraft(props, value, send)
  const words = useDraftWords(draft, props.isNew)
  const isSaving = draft.status === 'saving'
  const [isSaved, setSaved] = useState(false)
  const latestClose = useLatest(props.afterSave ?? onClose)

  // A guard around the dialog must read the saved draft before it closes, so it closes after the next render.
  useEffect(() => {
    if (isSaved) latestClose()
  }, [isSaved, latestClose])

  async function save() {
    if (props.record && draft.labels.length === 0) return onClose()
    if (await draft.save()) setSaved(true)
  }

  const close = () => guard.leave(onClose)
  return (
    <Dialog
      {...frameOf(props)}
      isOpen
      isFull
      onOpenChange={close}
      className={classOf('RecordDialog')}
      footer={
        draft.viewOnly ? undefined : (
          <>
            <span className={classOf('RecordNote')}>{note ?? words}</span>
            <Button size="md" onPress={close}>
              {t('record.cancel')}
            </Button>
            <Button
              size="md"
              variant="primary"
              isPending={isSaving}
              busy={busy ?? t('record.savingNow')}
              onPress={() => void save()}
            >
              {submit}
            </Button>
          </>
        )
      }
    >
      {draft.viewOnly && <ViewOnlyNotice {...draft.viewOnly} />}
      <NativeForm onSubmit={() => void save()}>
        <RecordFields draft={draft} settings={props} />
        {/* Enter submits a form of several fields only if it has a button. */}
        <input type="submit" hidden />
      </NativeForm>
      <CallFailure failure={draft.failure} />
    </Dialog>
  )
}

function frameOf({ title, lead, size }: AnyDialogProps) {
  return { title, lead, size }
}

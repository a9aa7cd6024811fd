'use client'

import { type ReactElement, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { useClasses } from '../../../slots/index.ts'
import type { UnsavedChanges } from './types.ts'
import { GuardContext, type GuardContextValue } from './use-unsaved-changes.ts'

/** The props of an {@link UnsavedGuard}. */
export interface UnsavedGuardProps {
  /** The forms. `useUnsavedGuard` below it, or in a parent of the forms, asks about their changes. */
  readonly children: ReactNode
}

/** Asks before unsaved changes below it are left. A guard within another one reports to it, so that each leave asks once. */
export function UnsavedGuard({ children }: UnsavedGuardProps): ReactElement {
  const outer = useContext(GuardContext)
  const forms = useRef(new Set<() => UnsavedChanges>())
  const [question, setQuestion] = useState<Leaving | null>(null)
  const close = () => setQuestion(null)
  const guard = useMemo<GuardContextValue>(() => {
    const read = () => joined([...forms.current].map((form) => form()))
    return {
      register(form) {
        forms.current.add(form)
        return () => forms.current.delete(form)
      },
      hasChanges: () => read().labels.length > 0,
      leave(go) {
        const { labels } = read()
        if (labels.length === 0) return go()
        // A save may end while the question is open: the answer counts for the changes as they are then.
        setQuestion({ go, changes: { labels, save: () => read().save(), discard: () => read().discard() } })
      },
    }
  }, [])
  const [left, setLeft] = useState<Leaving | null>(null)
  // A guard around this one must read the saved forms before it lets go, so that it does not ask again.
  useEffect(() => {
    left?.go()
  }, [left])
  useEffect(() => outer?.register(() => joined([...forms.current].map((form) => form()))), [outer])
  return (
    <GuardContext.Provider value={guard}>
      {children}
      {question && <LeaveDialog changes={question.changes} onClose={close} onLeave={() => setLeft(question)} />}
    </GuardContext.Provider>
  )
}

/** A leave that waits for an answer. */
interface Leaving {
  readonly go: () => void
  readonly changes: UnsavedChanges
}

/** The changes of several forms as one. They are saved one after another, up to the first that fails. */
function joined(forms: readonly UnsavedChanges[]): UnsavedChanges {
  const dirty = forms.filter(({ labels }) => labels.length > 0)
  return {
    labels: dirty.flatMap(({ labels }) => labels),
    async save() {
      for (const form of dirty) if (!(await form.save())) return false
      return true
    },
    discard() {
      for (const form of dirty) form.discard()
    },
  }
}

interface LeaveDialogProps {
  readonly changes: UnsavedChanges
  readonly onClose: () => void
  /** Called after the changes are saved or dropped. */
  readonly onLeave: () => void
}

/** The question about unsaved changes. */
function LeaveDialog({ changes, onClose, onLeave }: LeaveDialogProps): ReactElement {
  const classOf = useClasses()
  const { code } = useLocale()
  const t = useMessages(recordFormMessages)
  const [isPending, setPending] = useState(false)
  const fields = listFormat(code).format(changes.labels)

  function discard() {
    changes.discard()
    onClose()
    onLeave()
  }

  async function saveAndLeave() {
    setPending(true)
    const isSaved = await changes.save()
    onClose()
    if (isSaved) onLeave()
  }

  return (
    <Dialog
      role="alertdialog"
      title={t('record.leaveTitle')}
      lead={t('record.lost', { fields })}
      isOpen
      onOpenChange={onClose}
      safeButton={1}
      className={classOf('Question')}
      footer={
        <>
          <Button size="md" variant="quiet" className={classOf('DiscardButton')} onPress={discard}>
            {t('record.discardAndLeave')}
          </Button>
          <Button size="md" onPress={onClose}>
            {t('record.keepEditing')}
          </Button>
          <Button
            size="md"
            variant="primary"
            isPending={isPending}
            busy={t('record.savingNow')}
            onPress={() => void saveAndLeave()}
          >
            {t('record.saveAndLeave')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

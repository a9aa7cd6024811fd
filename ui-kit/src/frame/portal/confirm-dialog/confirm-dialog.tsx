'use client'

import type { PorticoError } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { confirmDialogMessages } from '../../../i18n/messages/portal/confirm-dialog.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Dialog } from '../../../primitives/dialog/dialog.tsx'
import { NativeForm } from '../../../primitives/form/form.tsx'
import { TextField, useFreshKey } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CallFailure, useCallFailure } from '../../failures/call-failure.tsx'
import type { ConfirmDialogProps, Question } from './types.ts'

/**
 * Asks before an action runs, with the focus on the safe answer. The dialog is busy while the action runs, closes after a
 * success, and shows a failure.
 */
export function ConfirmDialog({ question, ...rest }: ConfirmDialogProps): ReactElement | null {
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const shown = question ?? last
  const key = useFreshKey(shown)
  // The former question stays while its dialog closes.
  return shown && <QuestionDialog key={key} {...rest} question={shown} isOpen={question !== null} />
}

interface QuestionDialogProps extends Omit<ConfirmDialogProps, 'question'> {
  readonly question: Question
  readonly isOpen: boolean
}

function QuestionDialog({ question, isOpen, onClose, messages }: QuestionDialogProps) {
  const { title, text, confirm, keep, typed, isDanger = true, instead, body, run } = question
  const classOf = useClasses()
  const t = useMessages(confirmDialogMessages)
  const [entered, setEntered] = useState('')
  const [refusal, setRefusal] = useState<object | undefined>()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<PorticoError | null>(null)
  const failure = useCallFailure(error, messages)

  async function answer() {
    if (isPending) return
    if (typed !== undefined && !isSameText(entered, typed)) return setRefusal({})
    setPending(true)
    const outcome = await run()
    setPending(false)
    if (outcome.ok) return onClose()
    setError(outcome.reason === 'failed' ? outcome.error : null)
  }

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={title}
      lead={text}
      isOpen={isOpen}
      onOpenChange={() => isPending || onClose()}
      className={classOf('Question')}
      footer={
        <>
          <Button size="md" aria-disabled={isPending || undefined} onPress={() => isPending || onClose()}>
            {keep ?? t('confirm.cancel')}
          </Button>
          <Button
            size="md"
            variant={isDanger ? 'danger' : instead ? 'secondary' : 'primary'}
            isPending={isPending}
            busy={t('confirm.working')}
            onPress={() => void answer()}
          >
            {confirm}
          </Button>
          {instead && (
            <Button
              size="md"
              variant="primary"
              onPress={() => {
                onClose()
                instead.run()
              }}
            >
              {instead.label}
            </Button>
          )}
        </>
      }
    >
      {body}
      {typed !== undefined && (
        <NativeForm onSubmit={() => void answer()}>
          <TextField
            label={t('confirm.type', { text: typed })}
            name="typed"
            dir="auto"
            autoComplete="off"
            value={entered}
            onChange={(next) => {
              setEntered(next)
              setRefusal(undefined)
            }}
            error={refusal ? t('confirm.differs', { text: typed }) : null}
            attempt={refusal}
          />
        </NativeForm>
      )}
      <CallFailure failure={failure} />
    </Dialog>
  )
}

/** `true` if a person typed a text: spaces around it and the form of composed letters do not count, letter case does. */
export function isSameText(entered: string, text: string): boolean {
  return normal(entered) === normal(text)
}

function normal(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

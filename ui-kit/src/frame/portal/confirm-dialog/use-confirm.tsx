'use client'

import { useState } from 'react'
import type { Catalogue } from '../../../i18n/index.ts'
import { Boundary } from '../../../slots/index.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Confirming, Question } from './types.ts'

/**
 * Asks a question before an action, such as one of a row's menu.
 *
 * @example
 * ```tsx
 * const { confirm, dialog } = useConfirm(groupsMessages)
 * const remove = (group: Group) =>
 *   confirm({
 *     title: t('groups.removeAsk', group),
 *     text: t('groups.removeText'),
 *     confirm: t('groups.remove'),
 *     run: () => groups.remove({ id: group.id }),
 *   })
 * ```
 */
export function useConfirm(messages?: Partial<Catalogue>): Confirming {
  const [question, setQuestion] = useState<Question | null>(null)
  function close() {
    setQuestion(null)
    question?.onClose?.()
  }
  // A closed dialog stays for its last frames.
  const [wasOpen, setWasOpen] = useState(false)
  if (question && !wasOpen) setWasOpen(true)
  return {
    confirm: setQuestion,
    dialog: wasOpen && (
      <Boundary part="ConfirmDialog" of={question}>
        <ConfirmDialog question={question} messages={messages} onClose={close} />
      </Boundary>
    ),
  }
}

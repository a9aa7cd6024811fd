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
 * import { type Group, useGroups } from '@portico/headless/portal/groups'
 *
 * const groups = useGroups()
 * const { confirm, dialog } = useConfirm()
 * const remove = ({ id, name }: Group) =>
 *   confirm({
 *     title: `Delete ${name}?`,
 *     text: 'Its users lose its roles.',
 *     confirm: 'Delete',
 *     run: () => groups.remove({ id }),
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

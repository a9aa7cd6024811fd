'use client'

import { useEffect, useState } from 'react'
import type { Catalogue } from '../../../i18n/index.ts'
import { whenIdle } from '../../../isolation/index.ts'
import { useNotLoaded } from '../../../primitives/portal/popover/not-loaded.tsx'
import { type OnDemand, onDemand, usePart } from '../../../primitives/portal/popover/on-demand.ts'
import { Boundary } from '../../../slots/index.ts'
import type { ConfirmDialogProps, Confirming, Question } from './types.ts'

/**
 * Asks a question before an action, such as one of a row's menu. The code of the dialog loads while the page is idle.
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
  const { notLoaded, showNotLoaded } = useNotLoaded(close)
  const Dialog = usePart(confirmDialog, question !== null, showNotLoaded)
  useEffect(() => whenIdle(confirmDialog.preload), [])
  return {
    confirm: setQuestion,
    dialog: (
      <>
        {Dialog && (
          <Boundary part="ConfirmDialog" of={question}>
            <Dialog question={question} messages={messages} onClose={close} />
          </Boundary>
        )}
        {notLoaded}
      </>
    ),
  }
}

/** The code of the dialog. */
export const confirmDialog: OnDemand<ConfirmDialogProps> = onDemand(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
)

'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { useClasses } from '../../../slots/index.ts'
import type { Draft } from './use-draft.ts'

/** The props of a {@link SaveBar}. */
export interface SaveBarProps {
  readonly draft: Draft
  readonly onDiscard: () => void
}

/** The bar below a form with changes: their number, and the buttons to discard and to save. Its status is there before it. */
export function SaveBar({ draft, onDiscard }: SaveBarProps): ReactElement {
  const { status, labels } = draft
  const classOf = useClasses()
  const t = useMessages(recordFormMessages)
  const words = useDraftWords(draft)
  const isSaving = status === 'saving'
  return (
    <>
      <p role="status" className={classOf('VisuallyHidden')}>
        {words}
      </p>
      {words !== null && (
        <section aria-label={t('record.unsaved')} className={classOf('SaveBar')}>
          <span className={classOf('SaveBarText')} data-saved={status === 'saved' || undefined}>
            {status === 'saved' && <Icon path={checkIcon} size="sm" />}
            {words}
          </span>
          {labels.length > 0 && (
            <div className={classOf('SaveBarActions')}>
              <Button size="md" variant="quiet" aria-disabled={isSaving || undefined} onPress={onDiscard}>
                {t('record.discard')}
              </Button>
              <Button size="md" variant="primary" type="submit" isPending={isSaving}>
                {t('record.save')}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** The state of a draft in words; `null` without changes. */
export function useDraftWords({ status, labels, faults }: Draft): string | null {
  const t = useMessages(recordFormMessages)
  const count = labels.length
  switch (status) {
    case 'saving':
      return t('record.saving', { count })
    case 'saved':
      return t('record.saved')
    case 'editing':
      if (count === 0) return null
      return faults > 0 ? t('record.changesToFix', { count, faults }) : t('record.changes', { count })
    default:
      return status satisfies never
  }
}

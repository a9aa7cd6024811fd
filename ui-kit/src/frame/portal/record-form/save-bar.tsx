'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { recordFormMessages } from '../../../i18n/messages/portal/record-form.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { useClasses } from '../../../slots/index.ts'
import type { Draft } from './use-draft.ts'

export interface SaveBarProps {
  /** The changes in words; `null` without changes. */
  readonly text: string | null
  readonly status: Draft['status']
  readonly onDiscard: () => void
  /** Saves the changes. Default: the button submits the form around. */
  readonly onSave?: (() => void) | undefined
}

/** The bar below changes: their words, and the buttons to discard and to save them. Its live region is there before it. */
export function SaveBar({ text, status, onDiscard, onSave }: SaveBarProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(recordFormMessages)
  const isSaving = status === 'saving'
  const isSaved = status === 'saved'
  return (
    <>
      <p role="status" className={classOf('VisuallyHidden')}>
        {text}
      </p>
      {text !== null && (
        <section aria-label={t('record.unsaved')} className={classOf('SaveBar')}>
          <span className={classOf('SaveBarText')} data-saved={isSaved || undefined}>
            {isSaved && <Icon path={checkIcon} size="sm" />}
            {text}
          </span>
          {!isSaved && (
            <div className={classOf('SaveBarActions')}>
              <Button
                size="md"
                variant="quiet"
                aria-disabled={isSaving || undefined}
                onPress={() => isSaving || onDiscard()}
              >
                {t('record.discard')}
              </Button>
              <Button
                size="md"
                variant="primary"
                isPending={isSaving}
                {...(onSave ? { onPress: onSave } : { type: 'submit' })}
              >
                {t('record.save')}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** The state of a draft in words; `null` without changes. One that `isNew` counts its faults alone. */
export function useDraftWords({ status, labels, faults }: Draft, isNew = false): string | null {
  const t = useMessages(recordFormMessages)
  const count = labels.length
  switch (status) {
    case 'saving':
      return isNew ? t('record.savingNow') : t('record.saving', { count })
    case 'saved':
      return t('record.saved')
    case 'editing':
      if (isNew) return faults > 0 ? t('record.toFix', { faults }) : null
      if (count === 0) return null
      return faults > 0 ? t('record.changesToFix', { count, faults }) : t('record.changes', { count })
    default:
      return status satisfies never
  }
}

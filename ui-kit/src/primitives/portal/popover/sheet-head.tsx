'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { partsMessages } from '../../../i18n/messages/parts.gen.ts'
import { useClasses } from '../../../slots/index.ts'
import { CloseButton } from '../../close-button/close-button.tsx'

import { Pull } from './pull.tsx'

export interface SheetHeadProps {
  /** The name of the list below. */
  readonly title: string
  readonly onClose: () => void
}

/** The head of a list that is a sheet on a phone: its name, and a button that closes it, as a pull does. Hidden otherwise. */
export function SheetHead({ title, onClose }: SheetHeadProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(partsMessages)
  return (
    <>
      <Pull onClose={onClose} />
      <div className={classOf('SheetHead')}>
        <span className={classOf('SheetTitle')} aria-hidden="true">
          {title}
        </span>
        <CloseButton label={t('common.close')} onPress={onClose} />
      </div>
    </>
  )
}

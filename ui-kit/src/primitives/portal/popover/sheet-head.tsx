'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { partsMessages } from '../../../i18n/messages/parts.gen.ts'
import { useClasses } from '../../../slots/index.ts'
import { Button } from '../../button/button.tsx'
import { Icon } from '../../icon/icon.tsx'
import { closeIcon } from '../../icon/paths.ts'
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
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon path={closeIcon} />}
          aria-label={t('common.close')}
          onPress={onClose}
        />
      </div>
    </>
  )
}

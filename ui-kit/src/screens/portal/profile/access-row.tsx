'use client'

import type { ReactElement } from 'react'
import { Button } from '../../../primitives/button/button.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface AccessRowProps {
  readonly label: string
  readonly help: string
  /** The words of the button. */
  readonly action: string
  readonly onPress: () => void
}

/** A row of a form with a button in the place of its field. */
export function AccessRow({ label, help, action, onPress }: AccessRowProps): ReactElement {
  const classOf = useClasses()
  return (
    <dl className={classOf('RecordField', classOf('RecordText'))}>
      <dt className={classOf('Label')}>{label}</dt>
      <dd className={classOf('Help')}>{help}</dd>
      <dd className={classOf('RecordTextValue')}>
        <Button size="md" onPress={onPress}>
          {action}
        </Button>
      </dd>
    </dl>
  )
}

'use client'

import type { PaymentMethod } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { useClasses } from '../../slots/index.ts'
import { cardIcon } from './billing-icons.ts'
import { useBillingWords } from './use-billing-words.ts'

export interface CardLineProps {
  readonly method: PaymentMethod
}

/** A saved payment method in one line, such as `Visa ending 4242, expires 08/28`. */
export function CardLine({ method }: CardLineProps): ReactElement {
  const classOf = useClasses()
  const { methodLine } = useBillingWords()
  return (
    <span className={classOf('CardLine')}>
      <Icon path={cardIcon} size="sm" />
      <span>{methodLine(method)}</span>
    </span>
  )
}

'use client'

import { useClient } from '@portico/headless'
import type { PaymentMethod } from '@portico/headless/portal/subscription'
import type { ReactElement } from 'react'
import { CardField } from '../../frame/billing/card-field.tsx'
import { expiryOf, isExpired, useBillingWords } from '../../frame/billing/use-billing-words.ts'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { checkoutMessages } from '../../i18n/messages/checkout/checkout.gen.ts'
import { RadioGroup } from '../../primitives/portal/radio-group/radio-group.tsx'
import type { CheckoutFlowState } from './use-checkout-flow.ts'

export interface PayWithProps {
  readonly flow: CheckoutFlowState
  /** The saved payment method; `null` without one. */
  readonly method: PaymentMethod | null
}

/** The choice between the saved payment method and another card, with the field for it. */
export function PayWith({ flow, method }: PayWithProps): ReactElement {
  const t = useMessages(words)
  const { clock } = useClient().ports
  const billingWords = useBillingWords()
  const { failure, isCardFault } = flow

  function helpOf(one: PaymentMethod): string | undefined {
    const date = expiryOf(one)
    if (date === null) return undefined
    return isExpired(one, clock.now()) ? t('errors.card-expired.title') : t('billing.expires', { date })
  }

  return (
    <>
      {method && (
        <RadioGroup
          label={t('checkout.payWith')}
          value={flow.isNewCard ? 'new' : 'saved'}
          onChange={(id) => flow.chooseCard(id === 'new')}
          options={[
            { id: 'saved', label: billingWords.method(method), help: helpOf(method) },
            { id: 'new', label: t('checkout.anotherCard') },
          ]}
        />
      )}
      {flow.isNewCard && (
        <CardField
          prepare={flow.prepareCard}
          onField={flow.setField}
          onChange={flow.typeCard}
          error={failure && isCardFault ? `${failure.title}. ${failure.text}` : null}
          attempt={failure?.error}
        />
      )}
    </>
  )
}

const words = { ...billingMessages, ...billingPartsMessages, ...checkoutMessages }

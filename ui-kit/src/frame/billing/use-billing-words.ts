'use client'

import { formatMoney, type Money } from '@portico/headless/money'
import { isSameProduct, type PaymentMethod, type Plan, type PlanInterval } from '@portico/headless/portal/subscription'
import { useMemo } from 'react'
import { useLocale, useMessages } from '../../i18n/index.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { billingPlansMessages } from '../../i18n/messages/checkout/billing-plans.gen.ts'
import { type StoredDate, useDateFormat } from '../../i18n/use-date-format.ts'
import { ownValue } from '../../theme/own-member.ts'

/** Amounts, dates and cards in the language of the screen. */
export interface BillingWords {
  /** An amount, such as `$480.00`. */
  readonly money: (amount: Money) => string
  /** An amount without the fraction of whole units, such as `$480`. */
  readonly shortMoney: (amount: Money) => string
  /** A price and its interval, such as `$480.00 per month`. */
  readonly price: (amount: Money, interval: PlanInterval) => string
  /** The name of a plan, with its interval beside the same product in another one: `Premium, paid yearly`. */
  readonly nameOf: (plan: Plan, beside?: Plan | null) => string
  /** An ISO 8601 text as a day; an em dash for what is no date. */
  readonly date: (at: StoredDate) => string
  /** The name of a saved payment method, such as `Visa ending 4242`. */
  readonly method: (method: PaymentMethod) => string
  /** The same with its expiry: `Visa ending 4242, expires 08/28`. */
  readonly methodLine: (method: PaymentMethod) => string
}

/** The words that all screens of billing share. */
export function useBillingWords(): BillingWords {
  const { code } = useLocale()
  const dateFormat = useDateFormat()
  const t = useMessages(words)
  return useMemo(() => {
    const money = (amount: Money) => formatMoney(amount, { locale: code })
    const nameOf = ({ last4, brand }: PaymentMethod) =>
      last4 === null ? null : { brand: brandName(brand) ?? t('billing.card'), last4 }
    const method = (one: PaymentMethod) => {
      const name = nameOf(one)
      return name ? t('billing.cardEnding', name) : t('billing.otherMethod')
    }
    return {
      money,
      shortMoney: (amount) => formatMoney(amount, { locale: code, isShort: true }),
      price: (amount, interval) =>
        interval === 'year'
          ? t('billing.aYear', { price: money(amount) })
          : t('billing.aMonth', { price: money(amount) }),
      nameOf(plan, beside) {
        const isOther = beside && plan.recurringInterval !== beside.recurringInterval && isSameProduct(plan, beside)
        if (!isOther) return plan.name
        return t(plan.recurringInterval === 'year' ? 'billing.namedYearly' : 'billing.namedMonthly', {
          plan: plan.name,
        })
      },
      date: (at) => dateFormat({ dateStyle: 'medium' }).format(at),
      method,
      methodLine(one) {
        const [name, date] = [nameOf(one), expiryOf(one)]
        return name && date !== null ? t('billing.cardLine', { ...name, date }) : method(one)
      },
    }
  }, [code, dateFormat, t])
}

const words = { ...billingPartsMessages, ...billingPlansMessages }

/** The last month in which a card is valid. */
export type Expiry = Pick<PaymentMethod, 'expMonth' | 'expYear'>

/** The expiry of a card as it is printed on it, such as `08/28`; `null` without one. */
export function expiryOf({ expMonth, expYear }: Expiry): string | null {
  if (expMonth === null || expYear === null) return null
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`
}

/** `true` after the last day of the month on a card. */
export function isExpired({ expMonth, expYear }: Expiry, now: number): boolean {
  return expMonth !== null && expYear !== null && now >= Date.UTC(expYear, expMonth, 1)
}

/** Negative if a plan costs less per month than another one, 0 if it costs the same; `null` in different currencies. */
export function comparePrices(plan: Plan, other: Plan): number | null {
  if (plan.price.currency.toLowerCase() !== other.price.currency.toLowerCase()) return null
  return perYear(plan) - perYear(other)
}

function perYear({ price, recurringInterval }: Plan): number {
  return recurringInterval === 'year' ? price.amount : price.amount * 12
}

/** The name of a brand as its owner writes it. An unknown one begins with a capital letter. */
function brandName(brand: string | null): string | null {
  if (!brand) return null
  return ownValue(brands, brand.toLowerCase()) ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

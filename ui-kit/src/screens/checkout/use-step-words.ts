'use client'

import type { CheckoutChoice, CheckoutStep } from '@portico/headless/checkout'
import { isSameProduct, type Plan } from '@portico/headless/portal/subscription'
import { comparePrices, useBillingWords } from '../../frame/billing/use-billing-words.ts'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { billingPartsMessages } from '../../i18n/messages/checkout/billing-parts.gen.ts'
import { billingPlansMessages } from '../../i18n/messages/checkout/billing-plans.gen.ts'
import { checkoutMessages } from '../../i18n/messages/checkout/checkout.gen.ts'
import { signInMessages } from '../../i18n/messages/sign-in.gen.ts'
import type { CheckoutFlowState } from './use-checkout-flow.ts'

/** The title and the buttons of a step. */
export interface StepWords {
  readonly title: string
  readonly lead: string | undefined
  /** The primary button; `null` without one. */
  readonly submit: string | null
  /** The other button; `null` without one. */
  readonly back: string | null
  /** The text for assistive technology while the step is pending. */
  readonly busy: string | undefined
}

/** The words around the present step. */
export function useStepWords({ step, billing, failure, canGoBack }: CheckoutFlowState): StepWords {
  const t = useMessages(words)
  const { money, date, nameOf } = useBillingWords()
  const cancel = t('checkout.cancel')
  const back = canGoBack ? t('checkout.back') : cancel
  const plain = { lead: undefined, submit: null, back: null, busy: undefined }
  if (step.name === 'loading') {
    const title = t('checkout.title')
    return failure ? { ...plain, title, submit: t('login.tryAgain'), back: cancel } : { ...plain, title, back: cancel }
  }
  if (step.name === 'choosePlan') {
    return { ...plain, title: t('checkout.title'), lead: t('checkout.lead'), back: cancel }
  }
  if (step.name === 'unclear') {
    return {
      title: t('checkout.unclearTitle'),
      lead: t('checkout.unclearLead'),
      submit: t('checkout.check'),
      back: t('checkout.close'),
      busy: t('checkout.checking'),
    }
  }
  if (step.name === 'done') return { ...plain, ...doneWords(step), submit: t('checkout.done') }
  if (step.name === 'refused') return { ...plain, title: t('checkout.refusedTitle'), submit: t('checkout.close') }
  const around = { ...choiceWords(step.choice), back }
  if (step.name !== 'confirm') return { ...around, submit: t('checkout.continue'), busy: t('checkout.saving') }
  return { ...around, submit: payWords(step.choice), busy: t('checkout.paying') }

  function choiceWords({ plan, cost }: CheckoutChoice) {
    const name = { plan: plan.name }
    const title = titleOf(plan, name)
    if (cost.dueNow.amount > 0) return { title, lead: t('checkout.upgradeLead') }
    return { title, lead: cost.isImmediate ? t('checkout.freeLead') : t('checkout.laterLead') }
  }

  function titleOf(plan: Plan, name: { readonly plan: string }): string {
    if (isPresent(plan.id)) return t('billing.continueWith', name)
    if (billing?.plan && isSameProduct(plan, billing.plan)) {
      return t(plan.recurringInterval === 'year' ? 'billing.payPlanYearly' : 'billing.payPlanMonthly', name)
    }
    return t(isUpgrade(plan) ? 'billing.upgradeTo' : 'billing.moveTo', name)
  }

  function payWords({ plan, cost }: CheckoutChoice): string {
    const price = money(cost.dueNow)
    if (cost.dueNow.amount > 0) {
      const isMore = isUpgrade(plan) && !(billing?.plan && isSameProduct(plan, billing.plan))
      return isMore ? t('checkout.upgradeFor', { price }) : t('checkout.payFor', { price })
    }
    return isPresent(plan.id)
      ? t('billing.continueWith', { plan: plan.name })
      : t('checkout.changeTo', { plan: nameOf(plan, billing?.plan) })
  }

  function doneWords({ billing: now, isTrialConfirmed }: Extract<CheckoutStep, { readonly name: 'done' }>) {
    const { plan, nextPlan, subscription } = now
    const name = { plan: plan?.name ?? subscription?.plan.slug ?? '' }
    if (isTrialConfirmed) {
      const lead = t('checkout.trialLead', { date: date(subscription?.trialEnd ?? '') })
      return { title: t('checkout.trialTitle', name), lead }
    }
    if (nextPlan) {
      const at = date(subscription?.currentPeriodEnd ?? '')
      return {
        title: t('checkout.laterTitle', { plan: nameOf(nextPlan, plan), date: at }),
        lead: t('checkout.laterDoneLead'),
      }
    }
    const title = t('checkout.doneTitle', name)
    return subscription?.status === 'TRIALING'
      ? { title, lead: t('checkout.trialLead', { date: date(subscription.trialEnd ?? '') }) }
      : { title, lead: t('checkout.doneLead') }
  }

  function isPresent(id: string): boolean {
    return billing?.plan?.id === id
  }

  function isUpgrade(plan: Plan): boolean {
    return !!billing?.plan && (comparePrices(plan, billing.plan) ?? 0) > 0
  }
}

const words = {
  ...billingMessages,
  ...billingPartsMessages,
  ...billingPlansMessages,
  ...checkoutMessages,
  ...signInMessages,
}

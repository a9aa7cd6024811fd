'use client'

import { type Outcome, type PaymentDetails, type PaymentField, type PorticoError, useClient } from '@portico/headless'
import { type CheckoutActions, type CheckoutChoice, type CheckoutStep, useCheckout } from '@portico/headless/checkout'
import {
  type Billing,
  missingAddressParts,
  type Plan,
  type PlanChangeCost,
  type PlanChangeOption,
  planChangeCost,
  useSubscription,
} from '@portico/headless/portal/subscription'
import { useEffect, useRef, useState } from 'react'
import { type DetailsDraft, detailsOf, draftOf, faultsOf } from '../../frame/billing/details-draft.ts'
import { useCallFailure } from '../../frame/failures/call-failure.tsx'
import type { Failure } from '../../frame/failures/failure.ts'
import { useUnsavedChanges } from '../../frame/portal/record-form/use-unsaved-changes.ts'
import { useLatest } from '../../frame/use-latest.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'

export interface CheckoutFlowOptions {
  readonly planId?: string | undefined
  readonly option?: PlanChangeOption | undefined
  readonly onDone?: ((billing: Billing) => void) | undefined
  readonly onError?: ((error: PorticoError) => void) | undefined
}

/** A checkout with what is typed in its dialog. */
export interface CheckoutFlowState {
  readonly step: CheckoutStep
  readonly billing: Billing | null
  /** The failure of the last call of this step. */
  readonly failure: Failure | null
  /** `true` if the failure is the fault of the typed card. */
  readonly isCardFault: boolean
  readonly isPending: boolean
  /** `true` while the payment runs. */
  readonly isPaying: boolean
  /** `true` after something was typed that no call has sent. */
  readonly isDirty: boolean
  /** `true` if the button closes the dialog. */
  readonly isFinal: boolean
  readonly canGoBack: boolean
  readonly draft: DetailsDraft
  /** The last submit whose draft had faults. */
  readonly refusal: object | null
  /** `true` to pay with another card than the saved one. */
  readonly isNewCard: boolean
  readonly prepareCard: CheckoutActions['prepareCard']
  readonly changeDraft: (draft: DetailsDraft) => void
  readonly chooseCard: (isNew: boolean) => void
  readonly typeCard: () => void
  readonly setField: (field: PaymentField | null) => void
  readonly choosePlan: (plan: Plan) => void
  /** The costs of both ways to go on from a trial; `null` without a choice. */
  readonly trialCosts: TrialCosts | null
  /** Keeps the trial with the chosen plan, or ends it. */
  readonly keepTrial: (isKept: boolean) => void
  readonly submit: () => void
  readonly back: () => void
}

/** Runs a checkout while its dialog is open. */
export function useCheckoutFlow({ planId, option: given, onDone, onError }: CheckoutFlowOptions): CheckoutFlowState {
  const { step, begin, restart, calls, ...checkout } = useCheckout()
  const billing = useSubscription(({ value }) => value)
  const client = useClient()
  const { clock } = client.ports
  const [typed, setTyped] = useState<DetailsDraft | null>(null)
  const [refusal, setRefusal] = useState<object | null>(null)
  const [isNew, setNew] = useState(false)
  const [hasCard, setHasCard] = useState(false)
  const [option, setOption] = useState(given)
  const field = useRef<PaymentField | null>(null)
  const start = useLatest(() => begin({ ...(planId !== undefined && { planId }), ...(option && { option }) }))
  const done = useLatest((present: Billing) => onDone?.(present))

  useEffect(() => {
    void start()
    return restart
  }, [start, restart])
  useEffect(() => {
    if (step.name === 'done') done(step.billing)
  }, [step, done])

  const known: PaymentDetails = 'details' in step ? step.details : noDetails
  const method = 'method' in step ? step.method : null
  const draft = typed ?? draftOf(known)
  const isNewCard = isNew || method === null
  const isPaying = calls.confirm.status === 'pending'
  const isOpen = ['billingDetails', 'paymentMethod', 'confirm'].includes(step.name)
  const [hadChoice, setHadChoice] = useState(false)
  if (step.name === 'choosePlan' && !hadChoice) setHadChoice(true)
  // Of a plan that was given, the choice of plans is not a step.
  const isFirst = !hadChoice && (step.name === 'billingDetails' || (step.name === 'confirm' && isFree(step.choice)))
  const isDirty = isOpen && (hasCard || (typed !== null && step.name === 'billingDetails'))
  useUnsavedChanges({ labels: isDirty || isPaying ? ['checkout'] : noLabels, save: notSaved, discard: () => {} })

  const callsOfStep = {
    loading: [calls.begin, calls.check],
    choosePlan: [calls.choosePlan],
    billingDetails: [calls.submitBillingDetails],
    paymentMethod: [calls.submitCard, calls.keepMethod, calls.confirm],
    confirm: [calls.confirm],
    unclear: [calls.check],
    done: [],
    refused: [],
  }[step.name]
  const error = callsOfStep.find((call) => call.error !== null)?.error ?? null
  const isOld = step.name === 'confirm' && error?.code === 'payment-incomplete'
  const shown = isOld ? null : error
  const failure = useCallFailure(shown, billingMessages)
  const failed = useLatest((thrown: PorticoError) => onError?.(thrown))
  useEffect(() => {
    if (shown) failed(shown)
  }, [shown, failed])

  const trialCosts = billing && 'choice' in step ? trialCostsOf(billing, step.choice, clock.now()) : null

  function choose(plan: Plan, chosen: PlanChangeOption | undefined) {
    const isMoot = chosen === 'retain_trial' && !(billing && canKeepTrial(billing, plan))
    void checkout.choosePlan({ planId: plan.id, option: isMoot ? undefined : chosen })
  }

  async function sendDetails(): Promise<unknown> {
    const missing = missingAddressParts(client, draft.address)
    if (faultsOf(draft).length + missing.length > 0) return setRefusal({})
    setRefusal(null)
    const outcome = await checkout.submitBillingDetails(detailsOf(draft))
    if (outcome.ok) setTyped(null)
    return outcome
  }

  async function sendCard(): Promise<Outcome | null> {
    if (!isNewCard) return checkout.keepMethod()
    if (!field.current) return null
    const outcome = await checkout.submitCard({ field: field.current })
    if (outcome.ok) {
      setHasCard(false)
      setNew(false)
    }
    return outcome
  }

  return {
    step,
    billing,
    failure,
    isCardFault: isNewCard && cardFaults.has(error?.code ?? ''),
    isPending: callsOfStep.some(({ status }) => status === 'pending'),
    isPaying,
    isDirty,
    isFinal: step.name === 'done' || step.name === 'refused',
    canGoBack: isOpen && !isFirst && !(step.name === 'confirm' && step.isResumed),
    draft,
    refusal,
    isNewCard,
    prepareCard: checkout.prepareCard,
    changeDraft: setTyped,
    chooseCard: setNew,
    typeCard: () => setHasCard(true),
    setField: (present) => {
      field.current = present
    },
    choosePlan: (plan) => choose(plan, option),
    trialCosts,
    keepTrial(isKept) {
      const chosen = isKept ? 'retain_trial' : undefined
      setOption(chosen)
      if ('choice' in step) choose(step.choice.plan, chosen)
    },
    submit() {
      if (step.name === 'loading') void start()
      if (step.name === 'billingDetails') void sendDetails()
      if (step.name === 'paymentMethod') void sendCard()
      if (step.name === 'confirm') void checkout.confirm()
      if (step.name === 'unclear') void checkout.check()
    },
    back() {
      if (isPaying) return
      setHasCard(false)
      checkout.back()
    },
  }
}

function isFree({ plan }: CheckoutChoice): boolean {
  return plan.price.amount === 0
}

const noDetails: PaymentDetails = { name: '' }

const cardFaults = new Set(['card-incomplete', 'card-expired', 'card-declined', 'confirmation-failed'])

const noLabels: readonly string[] = []

const notSaved = async () => false

/** The costs of a purchase during a trial. */
export interface TrialCosts {
  readonly isKept: boolean
  /** The cost if the trial ends. */
  readonly ended: PlanChangeCost
  /** The cost if the trial goes on with the new plan. */
  readonly kept: PlanChangeCost
}

/** `true` if a trial can go on with another plan. */
function canKeepTrial({ subscription }: Billing, plan: Plan): boolean {
  return subscription?.status === 'TRIALING' && subscription.plan.slug !== plan.slug && plan.price.amount > 0
}

/** The costs of a choice during a trial; `null` if there is nothing to choose. */
function trialCostsOf(billing: Billing, { plan, option }: CheckoutChoice, now: number): TrialCosts | null {
  if (option === 'change_to_default' || !canKeepTrial(billing, plan)) return null
  return {
    isKept: option === 'retain_trial',
    ended: planChangeCost({ billing, plan, now }),
    kept: planChangeCost({ billing, plan, option: 'retain_trial', now }),
  }
}

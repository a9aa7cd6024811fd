'use client'

import type { ReactElement } from 'react'
import { BillingFields } from '../../frame/billing/billing-fields.tsx'
import { CardLine } from '../../frame/billing/card-line.tsx'
import { CostLines } from '../../frame/billing/cost-lines.tsx'
import { PlanCards } from '../../frame/billing/plan-cards.tsx'
import { PlanLosses } from '../../frame/billing/plan-losses.tsx'
import { useBillingWords } from '../../frame/billing/use-billing-words.ts'
import { CallFailure } from '../../frame/failures/call-failure.tsx'
import { useMessages } from '../../i18n/index.ts'
import { billingMessages } from '../../i18n/messages/checkout/billing.gen.ts'
import { checkoutMessages } from '../../i18n/messages/checkout/checkout.gen.ts'
import { Alert } from '../../primitives/alert/alert.tsx'
import { Emblem } from '../../primitives/emblem/emblem.tsx'
import { NativeForm } from '../../primitives/form/form.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { checkIcon, mailIcon } from '../../primitives/icon/paths.ts'
import { RadioGroup } from '../../primitives/portal/radio-group/radio-group.tsx'
import { Skeleton } from '../../primitives/portal/skeleton/skeleton.tsx'
import { Paragraph } from '../../primitives/text/text.tsx'
import { useClasses } from '../../slots/index.ts'
import { PayWith } from './pay-with.tsx'
import type { CheckoutFlowState, TrialCosts } from './use-checkout-flow.ts'

/** The props of the views of a step. */
export interface StepProps {
  readonly flow: CheckoutFlowState
}

/** The content of the present step, and the failure of its last call. */
export function CheckoutStepView({ flow }: StepProps): ReactElement {
  const isAtCard = flow.step.name === 'paymentMethod' && flow.isCardFault
  return (
    <>
      <Step flow={flow} />
      <CallFailure failure={isAtCard ? null : flow.failure} />
    </>
  )
}

function Step({ flow }: StepProps): ReactElement | null {
  const { step, billing } = flow
  const classOf = useClasses()
  const t = useMessages(words)
  if (step.name === 'loading') return flow.failure ? null : <LoadingPlans />
  if (step.name === 'choosePlan') {
    return (
      <PlanCards
        label={t('checkout.plans')}
        plans={step.plans}
        onChoose={flow.choosePlan}
        busy={t('checkout.saving')}
      />
    )
  }
  if (step.name === 'unclear') {
    return (
      <Alert tone="warning" title={t('checkout.unclearTitle')}>
        {t('checkout.unclear')}
      </Alert>
    )
  }
  if (step.name === 'done') return <Emblem path={checkIcon} tone="success" />
  if (step.name === 'refused') {
    return (
      <Alert tone="info" title={t.find(`errors.${step.reason}.title`) ?? t('checkout.refusedTitle')}>
        {t.find(`errors.${step.reason}`)}
      </Alert>
    )
  }
  const { choice, details, method } = step
  const isConfirm = step.name === 'confirm'
  return (
    <>
      {isConfirm && step.isResumed && (
        <Alert tone="warning" title={t('checkout.resumed.title')}>
          {t('checkout.resumed')}
        </Alert>
      )}
      <CostLines current={billing?.plan ?? null} plan={choice.plan} cost={choice.cost} isFull={isConfirm} />
      {step.name !== 'paymentMethod' && <PlanLosses plan={choice.plan.name} losses={choice.losses} />}
      {step.name === 'billingDetails' && flow.trialCosts && (
        <TrialChoice costs={flow.trialCosts} onChange={flow.keepTrial} />
      )}
      {step.name === 'billingDetails' && (
        <NativeForm onSubmit={flow.submit}>
          <BillingFields draft={flow.draft} onChange={flow.changeDraft} refusal={flow.refusal} />
          {/* Enter submits a form of several fields only if it has a button. */}
          <input type="submit" hidden />
        </NativeForm>
      )}
      {step.name === 'paymentMethod' && <PayWith flow={flow} method={method} />}
      {isConfirm && choice.plan.price.amount > 0 && (
        <ul className={classOf('CheckoutFacts')}>
          {method && (
            <li>
              <CardLine method={method} />
            </li>
          )}
          <li className={classOf('CardLine')}>
            <Icon path={mailIcon} size="sm" />
            <Paragraph>
              {t('checkout.billTo')} <bdi>{details.name}</bdi>
              {details.email !== undefined && (
                <>
                  {', '}
                  <bdi dir="ltr">{details.email}</bdi>
                </>
              )}
            </Paragraph>
          </li>
        </ul>
      )}
    </>
  )
}

function LoadingPlans() {
  const classOf = useClasses()
  const t = useMessages(checkoutMessages)
  return (
    <>
      <p role="status" className={classOf('VisuallyHidden')}>
        {t('checkout.loading')}
      </p>
      <div aria-hidden="true" className={classOf('CheckoutLoading')}>
        <Skeleton width="full" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
    </>
  )
}

const words = { ...billingMessages, ...checkoutMessages }

interface TrialChoiceProps {
  readonly costs: TrialCosts
  readonly onChange: (isKept: boolean) => void
}

/** The choice to end a trial or to keep it with the new plan, each with its cost and date. */
function TrialChoice({ costs: { isKept, ended, kept }, onChange }: TrialChoiceProps): ReactElement {
  const t = useMessages(checkoutMessages)
  const { money, price, date } = useBillingWords()
  const end = date(kept.nextPaymentAt)
  return (
    <RadioGroup
      label={t('checkout.trial')}
      value={isKept ? 'kept' : 'ended'}
      onChange={(id) => onChange(id === 'kept')}
      options={[
        {
          id: 'ended',
          label: t('checkout.trialEnds'),
          help: t('checkout.trialEndsHelp', { price: money(ended.dueNow), date: date(ended.nextPaymentAt) }),
        },
        {
          id: 'kept',
          label: t('checkout.trialStays', { date: end }),
          help: t('checkout.trialStaysHelp', { date: end, price: price(kept.recurring, kept.recurringInterval) }),
        },
      ]}
    />
  )
}

'use client'

import { useAuthorized, useClient } from '@portico/headless'
import {
  cancelRefusal,
  type Invoice,
  type PaymentMethod,
  useInvoices,
  usePaymentMethod,
  usePlans,
  useSubscription,
} from '@portico/headless/portal/subscription'
import type { ReactElement, ReactNode } from 'react'
import { knownRows } from '../../../frame/known-rows.ts'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { partPlace } from '../../../frame/loading/part-failed.tsx'
import type { Question } from '../../../frame/portal/confirm-dialog/types.ts'
import { useConfirm } from '../../../frame/portal/confirm-dialog/use-confirm.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import type { FailedWords, SectionPageProps } from '../../../frame/portal/section-page/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { BillingBadge, BillingLead, type BillingLeadProps } from './billing-lead.tsx'
import { BillingSkeleton } from './billing-skeleton.tsx'
import type { CancelLossesProps } from './cancel-losses.tsx'
import { LoadedBilling } from './loaded-billing.tsx'
import { invoicesRead, paymentRead, planWrite } from './permissions.ts'
import { standingOf } from './standing.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import { useStandingWords } from './use-standing-words.ts'

const CancelLosses = lazyPart<CancelLossesProps>(async () => (await import('./lazy-parts.ts')).CancelLosses, partPlace)

/** The props that the page has in each state. */
export type PageOfAll = Pick<SectionPageProps, 'title' | 'see' | 'change'>

export interface BilledPageProps {
  readonly page: PageOfAll
  /** The invoices; `false` without them. */
  readonly invoices: ReactNode
}

/** The page of a person who may see the plan. What they may not see of card and invoices is unknown. */
export function BilledPage(props: BilledPageProps): ReactElement {
  const maySeeCard = useAuthorized({ permissions: [paymentRead] }).isAllowed
  return maySeeCard ? <PageWithCard {...props} /> : <PageOfCard {...props} card={null} />
}

function PageWithCard(props: BilledPageProps) {
  const card = usePaymentMethod(({ value }) => value?.method ?? null)
  return <PageOfCard {...props} card={card} />
}

interface PageOfCardProps extends BilledPageProps {
  /** `null` if there is none, or if it is not known. */
  readonly card: PaymentMethod | null
}

function PageOfCard(props: PageOfCardProps) {
  const maySeeInvoices = useAuthorized({ permissions: [invoicesRead] }).isAllowed
  return maySeeInvoices && props.invoices ? <PageWithInvoices {...props} /> : <Page {...props} unpaid={none} isKnown />
}

function PageWithInvoices(props: PageOfCardProps) {
  const invoices = useInvoices()
  const isKnown = knownRows(invoices) !== null || invoices.calls.load.error !== null
  return <Page {...props} unpaid={invoices.unpaid} isKnown={isKnown} />
}

interface PageProps extends PageOfCardProps {
  readonly unpaid: readonly Invoice[]
  /** `false` while the invoices are read. */
  readonly isKnown: boolean
}

function Page({ page, invoices, card, unpaid, isKnown }: PageProps) {
  const t = useMessages(subscriptionMessages)
  const { clock } = useClient().ports
  const billing = useSubscription()
  const { value } = billing
  // The loaded page shows the plans. The billing reads them, too: at once, so that they share a call.
  usePlans(({ status }) => status)
  // The dialog outlives the button, which goes at once.
  const { confirm, dialog } = useConfirm(subscriptionMessages)
  const mayCancel = useAuthorized({ permissions: [planWrite] }).isAllowed
  const standing = value && standingOf(value, { card, unpaid, now: clock.now() })
  return (
    <>
      <SectionPage
        {...page}
        record={billing}
        failed={useFailedWords(billing.calls.load.error?.code)}
        skeleton={<BillingSkeleton />}
        lead={standing ? <BillingLead billing={value} standing={standing} /> : t('subscription.lead')}
        badge={standing && (isKnown || standing !== 'active') && <BillingBadge billing={value} standing={standing} />}
        actions={standing && mayCancel && <CancelButton billing={value} standing={standing} onAsk={confirm} />}
      >
        {standing && <LoadedBilling billing={value} standing={standing} unpaid={unpaid} invoices={invoices} />}
      </SectionPage>
      {dialog}
    </>
  )
}

/** The words of a read that failed, by its code. */
function useFailedWords(code: string | undefined): FailedWords {
  const t = useMessages(subscriptionMessages)
  const title = code === undefined ? undefined : t.find(`errors.${code}.title`)
  const isOfBilling = code === 'internal-feature-failure' || code === 'not-authorized'
  if (title !== undefined && isOfBilling) return { title, text: t.find(`errors.${code}`) }
  return { title: t('subscription.unread'), text: t('subscription.unreadText') }
}

const none: readonly Invoice[] = []

interface CancelButtonProps extends BillingLeadProps {
  /** Asks the question before the plan is canceled. */
  readonly onAsk: (question: Question) => void
}

/** The button that cancels a plan. There is none for the default plan, and for a plan that cannot be canceled. */
function CancelButton({ billing, standing, onAsk }: CancelButtonProps): ReactElement | null {
  const t = useMessages(subscriptionMessages)
  const cancel = useSubscription((subscription) => subscription.cancel)
  const { plan, date } = useStandingWords(billing, standing)
  const { defaultPlan, subscription } = billing
  const isDefault = defaultPlan !== null && defaultPlan.slug === subscription?.plan.slug
  if (cancelRefusal(billing) !== null || isDefault) return null
  const ask = () =>
    onAsk({
      title: t('subscription.cancelTitle', { plan }),
      text: defaultPlan
        ? t('subscription.cancelThenFree', { date, next: defaultPlan.name })
        : t('subscription.cancelThenOver', { date }),
      confirm: t('subscription.cancelConfirm', { date }),
      keep: t('subscription.keep', { plan }),
      body: billing.plan && defaultPlan && <CancelLosses from={billing.plan} to={defaultPlan} />,
      run: () => cancel(),
    })
  return (
    <Button variant="quiet" size="md" onPress={ask}>
      {t('subscription.cancel')}
    </Button>
  )
}

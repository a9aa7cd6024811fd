import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  type Billing,
  type Invoice,
  invoicesFeature,
  type PaymentMethod,
  paymentMethodFeature,
  plansFeature,
  type Subscription,
  subscriptionFeature,
} from '@portico/headless/portal/subscription'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { SubscriptionSection } from '@portico/ui-kit/portal/subscription'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { galleryPlans, plansWithYears } from '../plans.ts'
import { sectionErrors } from '../section-errors.ts'

/** The time in the pictures: the page compares dates with it. */
const now = Date.UTC(2026, 10, 12, 9)
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString()

const [free, premium, enterprise] = galleryPlans

const active: Subscription = {
  id: 'sub-1',
  externalId: 'sub_1',
  startDate: inDays(-200),
  isExternallyManaged: false,
  isManaged: true,
  currentPeriodStart: inDays(-11),
  currentPeriodEnd: inDays(19),
  status: 'ACTIVE',
  cancellation: null,
  trialEnd: null,
  plan: { slug: 'premium' },
  nextPlan: null,
}

function billingOf(changes: Partial<Subscription>, others: Partial<Billing> = {}): Billing {
  return {
    subscription: { ...active, ...changes },
    plan: premium,
    defaultPlan: free,
    nextPlan: null,
    isExternallyManaged: false,
    isTrialConfirmed: false,
    pendingChange: null,
    summary: {
      subscriptionId: 'sub-1',
      paymentMethodId: 'card',
      tenantConfigurationId: 'billing',
      providerType: 'Stripe',
      isExternallyManaged: false,
      currentPlanId: 'premium',
      defaultPlanId: 'free',
    },
    rules: { canDowngrade: true, canCancel: true },
    ...others,
  }
}

const trial = {
  status: 'TRIALING',
  currentPeriodStart: inDays(-5),
  currentPeriodEnd: inDays(9),
  trialEnd: inDays(9),
} as const
const over = { currentPeriodStart: inDays(-42), currentPeriodEnd: inDays(-12) }
const statuses: Readonly<Record<string, readonly [title: string, billing: Billing]>> = {
  trialing: ['In a trial', billingOf(trial)],
  active: ['Active', billingOf({})],
  ending: ['Canceled, and active until the end of the period', billingOf({ cancellation: { policy: 'atPeriodEnd' } })],
  changing: ['A cheaper plan begins later', billingOf({ nextPlan: { slug: 'free' } }, { nextPlan: free })],
  incomplete: ['A payment failed, or waits for the bank', billingOf({ status: 'INCOMPLETE' })],
  canceled: ['Ended by a cancellation', billingOf({ status: 'CANCELED', ...over })],
  expired: ['Ended by failed payments', billingOf({ status: 'EXPIRED', ...over })],
}

function cardOf(changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id: 'card',
    externalId: 'pm_card',
    type: 'card',
    isDefault: true,
    last4: '4242',
    brand: 'visa',
    expMonth: 8,
    expYear: 2028,
    billingDetails: {
      name: 'Acme',
      email: 'accounts@acme.test',
      address: { addressLine1: '14 Quayside', postalCode: 'BS1 4RB', city: 'Bristol', country: 'GB' },
    },
    ...changes,
  }
}

function invoiceOf(month: number, paid: boolean): Invoice {
  const number = `PT-2026-0${980 - month * 60}`
  return {
    id: number,
    externalId: `in_${month}`,
    subscriptionId: 'sub-1',
    paymentDate: inDays(-11 - 30 * month),
    totalAmount: 10_000,
    currency: 'usd',
    isPaid: paid,
    receiptNumber: number,
  }
}

const paid = [invoiceOf(0, true), invoiceOf(1, true), invoiceOf(2, true)]
const cards: Readonly<
  Record<string, readonly [title: string, method: PaymentMethod | null, rows: readonly Invoice[]]>
> = {
  none: ['no card', null, []],
  fine: ['a card that pays', cardOf(), paid],
  expired: ['a card that has run out', cardOf({ expMonth: 2, expYear: 2026 }), paid],
  refused: ['a card that was refused', cardOf({ last4: '0341' }), [invoiceOf(0, false), ...paid.slice(1)]],
}
const policies: Readonly<Record<string, readonly [title: string, rules: Billing['rules']]>> = {
  'no-downgrade': ['no cheaper plan is allowed', { canDowngrade: false, canCancel: true }],
  'no-cancellation': ['no cancellation is allowed', { canDowngrade: true, canCancel: false }],
  'no-change': ['neither is allowed', { canDowngrade: false, canCancel: false }],
}

const ownSubscription = () => [sectionOf({ id: 'subscriptions', visibility: 'always', component: SubscriptionSection })]

function state(
  id: string,
  title: string,
  features: readonly FrozenFeature[],
  permissions: readonly string[] = ['fe.*'],
): GalleryState {
  return {
    id: `subscription-${id}`,
    title,
    now,
    sign: '.portico-PortalMain h1',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'subscriptions', record: null, tab: null }),
      frozen(plansFeature, { rows: plansWithYears, total: plansWithYears.length, status: 'ready' }),
      ...features,
    ],
    screen: <AdminPortal isInline sections={ownSubscription} />,
  }
}

/** The features of a subscription with a card. */
function withCard(billing: Billing, card: keyof typeof cards = 'fine'): readonly FrozenFeature[] {
  const [, method, rows] = cards[card] ?? ['', null, []]
  const value = { ...billing, summary: { ...billing.summary, paymentMethodId: method?.id ?? null } }
  return [
    frozen(subscriptionFeature, { value }),
    frozen(paymentMethodFeature, { value: { method } }),
    frozen(invoicesFeature, {
      rows,
      total: rows.length,
      status: 'ready',
      unpaid: rows.filter(({ isPaid }) => !isPaid),
    }),
  ]
}

const ofCards = (status: string): readonly GalleryState[] => {
  const [title, billing] = statuses[status] ?? ['', billingOf({})]
  return Object.entries(cards).map(([card, [name]]) =>
    state(`${status}-${card}`, `${title}, ${name}`, withCard(billing, card)),
  )
}

const ofPolicies: readonly GalleryState[] = Object.keys(cards).flatMap((card) =>
  Object.entries(policies).map(([policy, [title, rules]]) =>
    state(
      `active-${card}-${policy}`,
      `Active, ${cards[card]?.[0]}, ${title}`,
      withCard(billingOf({}, { rules }), card),
    ),
  ),
)

const onFree = billingOf(
  { plan: { slug: 'free' } },
  { plan: free, summary: { ...billingOf({}).summary, currentPlanId: 'free', paymentMethodId: null } },
)
const mayRead = ['subscriptions', 'plans', 'invoices', 'paymentMethods', 'summaries', 'configurations'].map(
  (part) => `fe.subscriptions.read.${part}`,
)
const unread = (error: ReturnType<typeof failure>) =>
  frozen(subscriptionFeature, {}, { load: { status: 'failed', error } })
const rowsOf = [
  frozen(paymentMethodFeature, { value: { method: cardOf() } }),
  frozen(invoicesFeature, { rows: paid, total: 3, status: 'ready' }),
]
const [first, ...otherStatuses] = Object.keys(statuses).flatMap(ofCards)

/** The states of the subscription. */
export const subscriptionStates: Readonly<Record<'status' | 'policy' | 'others' | 'failures', StatesOf>> = {
  status: [first ?? state('active', 'Active', withCard(billingOf({}))), ...otherStatuses],
  policy: [state('free', 'Free', withCard(onFree, 'none')), ...ofPolicies],
  others: [
    state('external', 'Managed by contract', [
      frozen(subscriptionFeature, {
        value: billingOf({}, { subscription: null, isExternallyManaged: true, plan: enterprise }),
      }),
      ...rowsOf,
    ]),
    state('missing', 'No subscription', withCard(billingOf({}, { subscription: null, plan: null }), 'none')),
    state(
      'unclear',
      'A change whose answer was lost',
      withCard(billingOf({}, { pendingChange: { planId: 'enterprise' } })),
    ),
    state('card-expiring', 'The card runs out before the next payment', [
      frozen(subscriptionFeature, { value: billingOf({ currentPeriodEnd: inDays(3 * 365) }) }),
      ...rowsOf,
    ]),
    state('view-only', 'For a person who may only read', withCard(billingOf({})), mayRead),
    state('invoices-only', 'For a person who may only read invoices', rowsOf, ['fe.subscriptions.read.invoices']),
    state('card-only', 'For a person who may only change the card', withCard(billingOf({})), [
      ...mayRead,
      'fe.subscriptions.write.paymentMethods',
    ]),
    state('no-permission', 'For a person who may not see it', withCard(billingOf({})), []),
    state('loading', 'It is being read', [
      frozen(subscriptionFeature, {}),
      frozen(paymentMethodFeature, {}),
      frozen(invoicesFeature, { status: 'loading' }),
    ]),
    state('download', 'An invoice is downloading, another one cannot be read', [
      ...withCard(billingOf({})).slice(0, 2),
      frozen(
        invoicesFeature,
        { rows: paid, total: 3, status: 'ready' },
        {
          downloadPdf: {
            status: 'pending',
            pending: [{ id: paid[0]?.id ?? '' }],
            failed: [{ input: { id: paid[1]?.id ?? '' }, error: anyCall.network }],
          },
        },
      ),
    ]),
  ],
  failures: [
    state('unread', 'It cannot be read', [unread(anyCall.provider), ...rowsOf]),
    state('not-set-up', 'The provider has no payment provider', [
      unread(failure('internal-feature-failure', 500)),
      ...rowsOf,
    ]),
    state('no-tenant', 'The person is in no account', [unread(failure('not-authorized', 500)), ...rowsOf]),
    state('parts-unread', 'Card and invoices cannot be read', [
      ...withCard(billingOf({})).slice(0, 1),
      frozen(paymentMethodFeature, {}, { load: { status: 'failed', error: anyCall.network } }),
      frozen(invoicesFeature, {}, { load: { status: 'failed', error: anyCall.network } }),
    ]),
    ...sectionErrors.subscription.map((code) =>
      state(`renew-${code}`, `A failure of a renewal: ${code}`, [
        frozen(
          subscriptionFeature,
          { value: billingOf({ cancellation: { policy: 'atPeriodEnd' } }) },
          { renew: { status: 'failed', error: failure(code) } },
        ),
        ...rowsOf,
      ]),
    ),
  ],
}

import { type PorticoError, sessionFeature } from '@portico/headless'
import {
  type CheckoutActions,
  type CheckoutChoice,
  type CheckoutStep,
  checkoutFeature,
} from '@portico/headless/checkout'
import {
  type Billing,
  type PaymentMethod,
  type Plan,
  planChangeCost,
  planChangeRefusal,
  planLosses,
  type Subscription,
  subscriptionFeature,
} from '@portico/headless/portal/subscription'
import { frozen } from '@portico/headless/preview'
import { CheckoutDialog } from '@portico/ui-kit/checkout'
import { ApplicationPage } from '../application-page.tsx'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import { type GalleryState, type StatesOf, shown } from '../gallery-state.ts'
import { galleryPlans, plansWithYears } from '../plans.ts'

const [free, premium, enterprise] = galleryPlans

const present: Subscription = {
  id: 's1',
  externalId: 's1',
  startDate: '2026-01-01T00:00:00Z',
  isExternallyManaged: false,
  isManaged: false,
  currentPeriodStart: '2026-11-01T00:00:00Z',
  currentPeriodEnd: '2026-12-01T00:00:00Z',
  status: 'ACTIVE',
  cancellation: null,
  trialEnd: null,
  plan: { slug: 'premium' },
  nextPlan: null,
}

const billing: Billing = {
  subscription: present,
  plan: premium,
  defaultPlan: free,
  nextPlan: null,
  isExternallyManaged: false,
  summary: {
    subscriptionId: 's1',
    paymentMethodId: 'pm1',
    tenantConfigurationId: 't1',
    providerType: 'Stripe',
    isExternallyManaged: false,
    currentPlanId: 'premium',
    defaultPlanId: 'free',
  },
  rules: { canDowngrade: true, canCancel: true },
  isTrialConfirmed: false,
  pendingChange: null,
}

const trialing: Billing = {
  ...billing,
  subscription: { ...present, status: 'TRIALING', trialEnd: '2026-12-05T00:00:00Z' },
}

const details = {
  name: 'Acme Ltd',
  email: 'accounts@acme.test',
  address: { addressLine1: '7 Harbour Road', city: 'Bristol', postalCode: 'BS1 4RN', country: 'GB' },
}

const visa: PaymentMethod = {
  id: 'pm1',
  externalId: 'pm1',
  type: 'card',
  isDefault: true,
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2028,
  billingDetails: details,
}

const now = Date.parse('2026-11-16T00:00:00Z')

function choiceOf(plan: Plan, around: Billing = billing): CheckoutChoice {
  return {
    plan,
    option: null,
    cost: planChangeCost({ billing: around, plan, now }),
    losses: planLosses({ from: around.plan, to: plan, use: { members: { used: 29 } } }),
  }
}

function offersIn(around: Billing) {
  return plansWithYears.map((plan) => ({
    plan,
    isCurrent: plan.id === around.plan?.id,
    refusal: planChangeRefusal(around, plan),
  }))
}

interface Call {
  readonly call?: keyof CheckoutActions & ('begin' | 'submitBillingDetails' | 'submitCard' | 'confirm' | 'check')
  readonly error?: PorticoError
  readonly isPending?: boolean
}

function state(
  id: string,
  title: string,
  step: CheckoutStep,
  call: Call = {},
  around: Billing = billing,
): GalleryState {
  const screen = <CheckoutDialog isOpen onClose={() => {}} />
  return {
    id: `checkout-${id}`,
    title,
    sign: '.portico-DialogTitle, .gallery-alone',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: demoUser }),
      frozen(subscriptionFeature, { value: around }),
      shown(checkoutFeature, { step, ...call }),
    ],
    screen: <p className="gallery-alone">A dialog over the page. Choose its title to see it.</p>,
    page: <ApplicationPage>{screen}</ApplicationPage>,
  }
}

const upgrade = { choice: choiceOf(enterprise), details }
const saved = { ...upgrade, method: visa }
const bare = { ...upgrade, method: null }
const card = (code: string) => ({ call: 'submitCard', error: failure(code) }) as const
const refused = { ...billing, rules: { ...billing.rules, canDowngrade: false } }
const traced = { call: 'confirm', error: anyCall.provider } as const

/** The states of the checkout: each step with a card and without one, going well and failing. */
export const checkoutStates: Readonly<Record<CheckoutStep['name'], StatesOf>> = {
  loading: [
    state('loading', 'The billing is being read', { name: 'loading' }),
    state('unread', 'The billing cannot be read', { name: 'loading' }, { call: 'begin', error: anyCall.network }),
    state(
      'unpaid-provider',
      'There is no payment provider',
      { name: 'loading' },
      { call: 'begin', error: failure('internal-feature-failure', 500) },
    ),
  ],
  choosePlan: [
    state('plans', 'The plans', { name: 'choosePlan', billing, plans: offersIn(billing) }),
    state('plans-up', 'No cheaper plan is allowed', {
      name: 'choosePlan',
      billing: refused,
      plans: offersIn(refused),
    }),
    state(
      'plans-trial',
      'In a trial',
      { name: 'choosePlan', billing: trialing, plans: offersIn(trialing) },
      {},
      trialing,
    ),
  ],
  billingDetails: [
    state('details', 'Known details, with a card', { name: 'billingDetails', ...saved }),
    state('details-new', 'A name only, without a card', {
      name: 'billingDetails',
      ...bare,
      details: { name: demoUser.name },
    }),
    state(
      'details-trial',
      'In a trial: it ends, or it stays',
      { name: 'billingDetails', ...bare, choice: choiceOf(enterprise, trialing) },
      {},
      trialing,
    ),
    state(
      'details-pending',
      'Saving them',
      { name: 'billingDetails', ...saved },
      { call: 'submitBillingDetails', isPending: true },
    ),
    state(
      'details-failed',
      'They are not saved',
      { name: 'billingDetails', ...saved },
      { call: 'submitBillingDetails', error: anyCall.provider },
    ),
  ],
  paymentMethod: [
    state('card-saved', 'A saved card', { name: 'paymentMethod', ...saved }),
    state('card-old', 'A saved card that has expired', {
      name: 'paymentMethod',
      ...saved,
      method: { ...visa, expYear: 1969 },
    }),
    state('card-none', 'No card yet', { name: 'paymentMethod', ...bare }),
    state('card-incomplete', 'A part is missing', { name: 'paymentMethod', ...bare }, card('card-incomplete')),
    state('card-expired', 'The card has expired', { name: 'paymentMethod', ...bare }, card('card-expired')),
    state('card-declined', 'The card is declined', { name: 'paymentMethod', ...bare }, card('card-declined')),
    state('card-bank', 'The bank did not confirm', { name: 'paymentMethod', ...bare }, card('confirmation-failed')),
    state(
      'card-unreachable',
      'The payment provider is not reached',
      { name: 'paymentMethod', ...bare },
      card('payment-unreachable'),
    ),
    state(
      'card-unpaid',
      'The payment did not go through',
      { name: 'paymentMethod', ...saved },
      { call: 'confirm', error: failure('payment-incomplete') },
    ),
  ],
  confirm: [
    state('confirm', 'Upgrade', { name: 'confirm', ...saved, isResumed: false }),
    state('confirm-free', 'A cheaper plan, without a card', {
      name: 'confirm',
      ...bare,
      choice: choiceOf(free),
      isResumed: false,
    }),
    state(
      'confirm-trial',
      'The trial of the same plan',
      { name: 'confirm', ...saved, choice: choiceOf(premium, trialing), isResumed: false },
      {},
      trialing,
    ),
    state('confirm-resumed', 'After a reload', { name: 'confirm', ...saved, isResumed: true }),
    state(
      'confirm-paying',
      'Paying',
      { name: 'confirm', ...saved, isResumed: false },
      { call: 'confirm', isPending: true },
    ),
    state(
      'confirm-declined',
      'The payment is declined',
      { name: 'confirm', ...saved, isResumed: false },
      { call: 'confirm', error: failure('card-declined', 402) },
    ),
    state('confirm-failed', 'The provider failed', { name: 'confirm', ...saved, isResumed: false }, traced),
  ],
  unclear: [
    state('unclear', 'The answer was lost', { name: 'unclear', planId: 'enterprise' }),
    state(
      'unclear-still',
      'It is still not known',
      { name: 'unclear', planId: 'enterprise' },
      { call: 'check', error: anyCall.network },
    ),
  ],
  done: [
    state('done', 'It is paid', { name: 'done', billing: { ...billing, plan: enterprise }, isTrialConfirmed: false }),
    state('done-later', 'It begins later', {
      name: 'done',
      billing: { ...billing, nextPlan: free },
      isTrialConfirmed: false,
    }),
    state('done-trial', 'The trial is confirmed', { name: 'done', billing: trialing, isTrialConfirmed: true }),
  ],
  refused: [
    state('refused-elsewhere', 'Managed elsewhere', { name: 'refused', reason: 'billing-externally-managed' }),
    state('refused-none', 'Without a subscription', { name: 'refused', reason: 'subscription-missing' }),
  ],
}

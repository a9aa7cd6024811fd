import { describe, expect, it } from 'vitest'
import { type BillingOptions, openSubscription } from '../../../../test/open-billing.ts'
import { checkoutFeature } from '../../checkout/index.ts'
import { planChangeRefusal } from './refusals.ts'

/** Opens a billing whose provider keeps some plans, but does not offer them any more. */
async function openWithdrawn(slugs: readonly string[], options?: BillingOptions) {
  const scene = await openSubscription(options)
  scene.emulator.arrange(({ billingPlans }) => {
    for (const plan of billingPlans) plan.isWithdrawn = slugs.includes(plan.slug)
  })
  await scene.actions.load()
  return scene
}

/** The answer for one plan, in place of that of the emulator. */
const answering = (body: unknown): BillingOptions => ({
  instead: ({ pathname }) => (/\/plans\/v1\/./.test(pathname) ? Promise.resolve(Response.json(body)) : undefined),
})

const premium = {
  id: 'p',
  externalId: 'p',
  name: 'Premium',
  description: '',
  slug: 'premium',
  price: { id: 'p', externalId: 'p', amount: 500, currency: 'usd' },
}

describe('a plan that is not on offer any more', () => {
  it('the present plan, the default one and the next one are read by their ids', async () => {
    const { emulator, actions, value, planId } = await openWithdrawn(['premium', 'free', 'enterprise'])
    emulator.arrange(({ billingSubscriptions }) => {
      for (const one of billingSubscriptions) one.nextPlanId = planId('enterprise')
    })
    await actions.load()
    expect(value()).toMatchObject({
      plan: { name: 'Premium', price: { amount: 10_000, currency: 'usd' } },
      defaultPlan: { name: 'Free' },
      nextPlan: { slug: 'enterprise' },
    })
  })

  it('a cheaper plan than the withdrawn one is refused if the vendor forbids it', async () => {
    const { emulator, actions, value, planId } = await openWithdrawn(['premium'])
    emulator.arrange(({ billingSettings }) => {
      billingSettings.allowPlanDowngrade = false
    })
    await actions.load()
    const billing = value()
    const free = billing?.defaultPlan
    expect(billing && planChangeRefusal(billing, free)).toBe('plan-downgrade-forbidden')
    expect(await actions.setPlan({ planId: planId('free') })).toMatchObject({
      error: { code: 'plan-downgrade-forbidden' },
    })
  })

  it('a plan that the provider answers as a list is read', async () => {
    const { value } = await openWithdrawn(['premium'], answering([premium]))
    expect(value()?.plan?.name).toBe('Premium')
  })

  it.each<[string, unknown]>([
    ['an empty list', []],
    ['another plan', { ...premium, slug: 'other' }],
  ])('the present plan is unknown if its read answers %s', async (_, answer) => {
    const { value } = await openWithdrawn(['premium'], answering(answer))
    expect(value()).toMatchObject({ plan: null, subscription: { plan: { slug: 'premium' } } })
  })

  it('the checkout moves to a default plan that is not on offer any more', async () => {
    const { app, planId } = await openWithdrawn(['free'])
    const slice = app.client.get(checkoutFeature)
    slice.subscribe(() => {})
    await slice.actions.begin({ planId: planId('enterprise'), option: 'change_to_default' })
    expect(slice.getSnapshot().step).toMatchObject({ choice: { plan: { slug: 'free' } } })
  })
})

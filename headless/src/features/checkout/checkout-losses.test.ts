import { describe, expect, it } from 'vitest'
import { openBilling } from '../../../test/open-billing.ts'
import { checkoutFeature } from './feature.ts'

async function open() {
  const scene = await openBilling()
  const slice = scene.app.client.get(checkoutFeature)
  return { ...scene, actions: slice.actions, step: () => slice.getSnapshot().step }
}

describe('a checkout of a smaller plan', () => {
  it('has the losses, with what the account uses now, which is read for no other plan', async () => {
    const { actions, step, planId, app, emulator, tenantId } = await open()
    const isUsage = (name: string) => name === 'getUsage'
    await actions.begin({ planId: planId('enterprise') })
    expect(step()).toMatchObject({ choice: { losses: [] } })
    expect(app.called().filter(isUsage)).toEqual([])
    actions.back()
    await actions.choosePlan({ planId: planId('free') })
    const users = emulator
      .snapshot()
      .users.filter(({ memberships }) => memberships.some((one) => one.tenantId === tenantId))
    const excess = users.length - 5
    expect(step()).toMatchObject({
      name: 'confirm',
      choice: {
        losses: [
          { feature: { key: 'users', limit: 100 }, left: 5, used: users.length, excess },
          { feature: { key: 'sub-accounts' }, left: null },
          { feature: { key: 'sso' }, left: null },
          { feature: { key: 'webhooks' }, left: null },
          { feature: { key: 'api-tokens', limit: 20 }, left: 2 },
          { feature: { key: 'api-calls', limit: 100_000 }, left: 1000 },
          { feature: { key: 'audit-days' }, left: null, used: null, excess: 0 },
          { feature: { key: 'reports' }, left: null, used: null, excess: 0 },
        ],
      },
    })
  })

  it('has the losses although the use cannot be read', async () => {
    const { actions, step, planId, emulator } = await open()
    emulator.faults.add({ operation: 'getUsage', kind: 'status', status: 403, times: 9 })
    await actions.begin({ planId: planId('free') })
    expect(step()).toMatchObject({
      choice: { losses: [{ feature: { key: 'users' }, left: 5, used: null, excess: 0 }, ...Array(7).fill({})] },
    })
  })
})

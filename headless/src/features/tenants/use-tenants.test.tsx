import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, openApp } from '../../../test/open-app.ts'
import { watch } from '../../../test/watch.tsx'
import { PorticoProvider } from '../../react/index.ts'
import { sessionFeature } from '../../session/index.ts'
import { tenantsFeature, useTenants } from './react.ts'

afterEach(cleanup)

const open = () => openApp({ signedInAs: 'admin@acme.test' })
const globexOf = ({ client }: App) =>
  client
    .get(sessionFeature)
    .getSnapshot()
    .tenants.find(({ name }) => name === 'Globex')?.tenantId ?? ''

/** A menu of tenants, as an application writes it. */
function TenantMenu() {
  const { rows, tenant, switchingTo, switchTenant } = useTenants()
  return rows.map(({ tenantId, name }) => (
    <button
      key={tenantId}
      type="button"
      aria-current={tenantId === tenant?.tenantId}
      aria-busy={tenantId === switchingTo}
      onClick={() => void switchTenant({ tenantId })}
    >
      {name}
    </button>
  ))
}

describe('useTenants', () => {
  it('shows the tenants and the one the person moves to, also where React runs everything twice', async () => {
    const app = await open()
    render(
      <StrictMode>
        <PorticoProvider client={app.client}>
          <TenantMenu />
        </PorticoProvider>
      </StrictMode>,
    )
    const globex = await screen.findByRole('button', { name: 'Globex' })
    await act(async () => globex.click())
    await expect.poll(() => screen.queryByRole('button', { current: true })?.textContent).toBe('Globex')
    expect(globex.getAttribute('aria-busy')).toBe('false')
    expect(app.called().filter((operation) => operation === 'switchTenant')).toHaveLength(1)
    expect(app.called().filter((operation) => operation === 'listMyTenants')).toHaveLength(2)
  })

  it('reports a switch under way, and renders nothing else', async () => {
    const app = await open()
    const { answers, now } = watch(app, () =>
      useTenants(({ tenant, switchingTo }) => ({ name: tenant?.name, isMoving: switchingTo !== null })),
    )
    await act(async () => void (await app.client.get(tenantsFeature).actions.switchTenant({ tenantId: globexOf(app) })))
    expect(answers[0]).toEqual({ name: 'Acme', isMoving: false })
    expect(answers).toContainEqual({ name: 'Acme', isMoving: true })
    expect(now()).toEqual({ name: 'Globex', isMoving: false })
    const before = answers.length
    await act(async () => void (await app.client.session.refresh()))
    expect(answers).toHaveLength(before)
  })

  it('shows nothing any more when the person has signed out', async () => {
    const app = await open()
    const { now } = watch(app, () => useTenants(({ rows }) => rows.length))
    await expect.poll(now).toBe(3)
    await act(async () => void (await app.client.session.logOut()))
    expect(now()).toBe(0)
  })
})

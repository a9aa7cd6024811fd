import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { App, AppOptions } from '../../headless/test/open-app.ts'
import { openBilling } from '../../headless/test/open-billing.ts'
import { AdminPortal } from '../src/screens/portal/shell/admin-portal.tsx'
import { openScreen } from './open-screen.tsx'

/** The billing of a tenant. */
export type Scene = Awaited<ReturnType<typeof openBilling>>
/** A subscription as the emulator has it. */
export type Stored = NonNullable<ReturnType<Scene['stored']>>
/** The options of {@link openSubscriptionPage}. */
export interface Opened {
  readonly tenant?: string
  /** Changes the stored subscription before the page opens. */
  readonly subscription?: Partial<Stored>
  readonly as?: string
  readonly arrange?: (scene: Scene) => void
  readonly instead?: AppOptions['instead']
  readonly addresses?: 'required'
}

/** Opens the section as an administrator of a tenant. */
export async function openSubscriptionPage({
  tenant,
  subscription,
  as = 'admin@acme.test',
  arrange,
  instead,
  addresses,
}: Opened = {}) {
  const scene = await openBilling({ ...(tenant && { tenant }), starts: false })
  const { emulator, tenantId } = scene
  emulator.arrange(({ billingSubscriptions }) => {
    const stored = billingSubscriptions.find((one) => one.tenantId === tenantId)
    if (stored && subscription) Object.assign(stored, subscription)
  })
  arrange?.(scene)
  const app = await openScreen(
    <AdminPortal
      isInline
      isolation="none"
      sections={(ours) =>
        ours.filter(({ id }) => id === 'subscriptions').map((section) => ({ ...section, visibility: 'always' }))
      }
    />,
    {
      beside: scene.app,
      signedInAs: as,
      ...(instead && { instead }),
      ...(addresses && { billingAddressCollection: addresses }),
      address: 'https://app.test/account?portal=subscriptions',
      ...(scene.app.client.options.payments && { payments: scene.app.client.options.payments }),
    },
  )
  await screen.findByRole('heading', { level: 1, name: 'Subscription', hidden: true })
  return { ...scene, app }
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })
export const part = async (name: string) => within(await screen.findByRole('region', { name }))
export const isClosed = () =>
  waitFor(() => expect([screen.queryByRole('dialog'), screen.queryByRole('alertdialog')]).toEqual([null, null]))
export const ask = async () => within(await screen.findByRole('alertdialog'))
/** An alert has a text. The portal has an empty one for its toasts. */
export const alerted = () =>
  waitFor(() => expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1))
export const focused = () => document.activeElement?.textContent
export const fail = ({ provider }: App, operation: string, status = 403, times = 1) =>
  provider.emulator.faults.add({ operation, kind: 'status', status, times })

export const renews = 'Premium, $100.00 per month. Renews on 01/02/2026.'
export const ended = { status: 'expired', periodEnd: Date.UTC(2025, 11, 1) } as const

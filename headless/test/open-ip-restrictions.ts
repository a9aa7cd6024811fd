import type { Emulator } from '@portico/emulator'
import { ipRestrictionsFeature } from '../src/features/portal/restrictions/feature.ts'
import type { RestrictionType } from '../src/features/portal/restrictions/types.ts'
import { type App, openApp, until } from './open-app.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]

const me = 'admin@acme.test'
export const own = '127.0.0.1'
export const stamp = '2026-01-01T00:00:00.000Z'

/** Replaces the addresses of the demo by these, on one list. */
export function arrangeIps(state: State, ips: readonly string[], strategy: RestrictionType = 'ALLOW') {
  const tenantId = state.users.find(({ email }) => email === me)?.activeTenantId ?? ''
  state.ipRestrictions = ips.map((ip, place) => ({
    id: `id-${place}`,
    tenantId,
    ip,
    strategy,
    isActive: true,
    description: `Note ${place}`,
    createdAt: stamp,
    updatedAt: stamp,
  }))
  return tenantId
}

interface Given {
  readonly ips?: readonly string[]
  readonly strategy?: RestrictionType
  readonly isActive?: boolean
  readonly signedInAs?: string
}

/** Opens an application with the list on the screen. */
export async function open({ ips = [], strategy = 'ALLOW', isActive = false, signedInAs = me }: Given = {}) {
  const app = await openApp({ signedInAs })
  const { emulator } = app.provider
  const configure = (config: { readonly isActive: boolean; readonly strategy: RestrictionType }) =>
    emulator.arrange((state) => {
      const tenantId = state.users.find(({ email }) => email === me)?.activeTenantId ?? ''
      state.ipRestrictionConfigs = [{ tenantId, ...config }]
    })
  emulator.arrange((state) => {
    arrangeIps(state, ips, strategy)
  })
  configure({ isActive, strategy })
  const slice = app.client.get(ipRestrictionsFeature)
  slice.subscribe(() => {})
  const list = () => slice.getSnapshot()
  await until(() => list().calls.load.status !== 'pending')
  return {
    ...app,
    list,
    configure,
    ips: () => list().rows.map(({ ip }) => ip),
    kept: () => emulator.snapshot().ipRestrictions.map(({ ip }) => ip),
    keptConfig: () => emulator.snapshot().ipRestrictionConfigs[0],
  }
}

export const calledOf = (app: Pick<App, 'called'>) => app.called().filter((name) => /Ip/.test(name))
export const fails = (code: string) => ({ ok: false, reason: 'failed', error: { code } })

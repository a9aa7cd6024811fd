import { auditsFeature } from '../src/features/portal/audits/feature.ts'
import type { AuditsOptions } from '../src/features/portal/audits/types.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

type Row = ReturnType<App['provider']['emulator']['snapshot']>['audits'][number]

/** Opens the log with some events of the tenant, given by their age in milliseconds. */
export async function openAudits(
  events: readonly (Partial<Row> & { readonly age?: number })[] = [],
  options: Options = {},
) {
  const { list, ...app } = options
  const opened = await openApp({ signedInAs: 'admin@acme.test', ...app })
  const { emulator } = opened.provider
  emulator.arrange((state) => {
    const tenantId = state.tenants[0]?.id ?? ''
    state.audits = events.map(({ age = 0, ...event }, index) => ({
      id: `event-${index}`,
      tenantId,
      userId: null,
      action: 'signUp',
      severity: 'Info',
      createdAt: new Date(emulator.now() - age).toISOString(),
      ...event,
    }))
  })
  const slice = opened.client.get(auditsFeature, list)
  slice.subscribe(() => {})
  await until(() => !slice.getSnapshot().isPending)
  return {
    app: opened,
    emulator,
    slice,
    shown: slice.getSnapshot,
    ids: () => slice.getSnapshot().rows.map(({ id }) => id),
  }
}

interface Options extends AppOptions {
  readonly list?: AuditsOptions & { readonly key?: string }
}

import { tenantsFeature } from '../src/features/tenants/feature.ts'
import { type App, type AppOptions, openApp, until } from './open-app.ts'

/** Opens an application of a user with three tenants, with the list on the screen. */
export async function openTenants(options: AppOptions = {}): Promise<App> {
  const app = await openApp({ signedInAs: 'admin@acme.test', ...options })
  app.client.get(tenantsFeature).subscribe(() => {})
  await until(() => tenantsOf(app).status === 'ready')
  return app
}

/** Reads the list of tenants. */
export const tenantsOf = ({ client }: App) => client.get(tenantsFeature).getSnapshot()
/** Counts the calls of an operation. */
export const countOf = (app: App, operation: string) => app.called().filter((one) => one === operation).length

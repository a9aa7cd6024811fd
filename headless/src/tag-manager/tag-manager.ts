import type { Client } from '../client/index.ts'
import { loadRemoteScript, queueInPage } from '../core/ports/remote-script.ts'
import { startUpFeature } from '../startup/index.ts'

/** The options of {@link startTagManager}. */
export interface TagManagerOptions {
  /** The nonce of the page's content security policy, if it requires one for scripts. */
  readonly nonce?: string
  /**
   * Converts a script's address to a Trusted Types value. Default: a policy named `portico-tag-manager`, which the page's
   * `trusted-types` must allow.
   */
  readonly trust?: (address: string) => unknown
}

/**
 * Loads Google Tag Manager for the containers that are enabled in the metadata of the provider. It waits until the client has
 * loaded, and loads nothing in a preview. A container without a valid id is logged and left out.
 *
 * @example
 * ```ts
 * startTagManager(client, { nonce })
 * ```
 *
 * @returns A promise of the ids that were loaded. It never rejects: a container that does not load is logged.
 * @see The [guide](../../../docs/tag-manager.md).
 */
export function startTagManager(client: Client, { nonce, trust }: TagManagerOptions = {}): Promise<readonly string[]> {
  if (client.options.preview) return Promise.resolve([])
  return new Promise((resolve) => {
    client.ready(() => {
      void Promise.all(enabledIds(client).map(load)).then((loaded) => resolve(loaded.flat()))
    })
  })

  async function load(id: string): Promise<readonly string[]> {
    if (!/^GTM-[A-Za-z0-9]+$/.test(id)) {
      client.log.warn(`The tag manager has no container ${JSON.stringify(id)}: an id is GTM- with letters and digits.`)
      return []
    }
    queueInPage('dataLayer').push({ 'gtm.start': client.ports.clock.now(), event: 'gtm.js' })
    try {
      const address = `https://www.googletagmanager.com/gtm.js?id=${id}`
      await loadRemoteScript({ address, nonce, trust, policy: 'portico-tag-manager' })
      return [id]
    } catch (error) {
      client.log.warn(`The container ${id} of the tag manager could not be loaded.`, error)
      return []
    }
  }
}

/** The ids of the containers that are enabled, each once. */
function enabledIds(client: Client): readonly string[] {
  const containers = client.get(startUpFeature).getSnapshot().metadata?.integrations?.['gtm']
  if (!Array.isArray(containers)) return []
  const ids = containers.map((one: unknown) => (isEnabled(one) ? String(one.id) : null))
  return [...new Set(ids.filter((id) => id !== null))]
}

function isEnabled(value: unknown): value is { readonly id: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value && 'enabled' in value && value.enabled === true
}

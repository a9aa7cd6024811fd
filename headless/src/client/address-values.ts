import { placeOf } from './navigation.ts'
import type { Client } from './types.ts'

/** The values of a link, by name; absent ones are left out. */
export type AddressValues<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Reads values of the page's address. They stay there and survive a reload. */
export function readFromAddress<Name extends string>(client: Client, names: readonly Name[]): AddressValues<Name> {
  const query = client.ports.page.url()?.searchParams
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = query?.get(name)
    if (value) found[name] = value
  }
  return found
}

/**
 * Takes values out of the page's address, in the present entry of the history: call it before what spends them. A
 * reload, a way back and a second mount then find nothing to spend.
 */
export function takeFromAddress<Name extends string>(client: Client, names: readonly Name[]): AddressValues<Name> {
  const found = readFromAddress(client, names)
  const url = client.ports.page.url()
  if (!url || Object.keys(found).length === 0) return found
  for (const name of names) url.searchParams.delete(name)
  client.ports.page.move(placeOf(url), { replace: true })
  return found
}

/**
 * Puts values back that {@link takeFromAddress} took, where the call came to nothing: a reload finds them again.
 */
export function returnToAddress(client: Client, values: AddressValues<string>): void {
  const url = client.ports.page.url()
  if (!url) return
  for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value)
  client.ports.page.move(placeOf(url), { replace: true })
}

import { PorticoError } from '../core/errors.ts'
import type { Routes } from './table.ts'

/** Throws `invalid-route` where an override is neither a path nor an http(s) address. */
export function checkRoutes(overrides: Partial<Routes> = {}): void {
  for (const [name, route = '/'] of Object.entries(overrides)) {
    if (!/^(?:\/(?![/\\])|https?:\/\/)/.test(route)) {
      throw new PorticoError('invalid-route', `The route ${name} is "${route}": no path and no http(s) address`)
    }
  }
}

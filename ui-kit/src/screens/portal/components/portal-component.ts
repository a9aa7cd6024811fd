'use client'

import { developerError } from '@portico/headless/internal'
import { ourComponents } from './our-components.ts'

/** The single components of the kit, by name. */
export type PortalComponents = typeof ourComponents

/** The name of a single component. */
export type PortalComponentName = keyof PortalComponents

/** The names of all single components. */
export const portalComponentNames: readonly string[] = Object.keys(ourComponents)

/**
 * Returns a single component of the kit by its name, for applications that keep the name in their data. Its code loads at
 * its first render. Throws `component-unsupported` for another name.
 *
 * @example
 * ```tsx
 * const ChangePassword = portalComponent('ChangePassword')
 * ```
 */
export function portalComponent<Name extends PortalComponentName>(name: Name): PortalComponents[Name] {
  if (!Object.hasOwn(ourComponents, name)) {
    throw developerError(
      'component-unsupported',
      `Component ${name} is not supported, so nothing can be rendered: choose one of ${portalComponentNames.join(', ')}`,
    )
  }
  return ourComponents[name]
}

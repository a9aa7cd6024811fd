import type { PortalSectionRule } from '@portico/headless/portal/admin-portal'
import type { ComponentType } from 'react'

/** The groups of the kit's sections in the navigation. */
export type SectionGroup = 'you' | 'organisation' | 'security' | 'build'

/** A section of the portal, from {@link sectionOf}. */
export interface Section extends PortalSectionRule {
  /** The name in the navigation. Default: the kit's words for the id. */
  readonly label?: string | undefined
  /** The icon in the navigation: path data on a grid of 20. Default: the kit's icon for the id. */
  readonly icon?: string | undefined
  /** A group of the kit, or the heading of another one. Default: the kit's group of the id, else `organisation`. */
  readonly group?: SectionGroup | (string & {}) | undefined
  /** Loads the code of the section. Called ahead while the person points at its entry. */
  readonly load: () => Promise<ComponentType>
}

/** A section whose component is in the bundle already. */
export interface OwnSection extends Omit<Section, 'load'> {
  /** The content of the section. It renders the heading, an `h1`. */
  readonly component: ComponentType
}

/**
 * Makes a section of the portal, by its code or by its component.
 *
 * @example
 * ```tsx
 * import { AdminPortal } from '@portico/ui-kit/portal'
 *
 * <AdminPortal sections={(ours) => [...ours, sectionOf({ id: 'invoices', label: 'Invoices', component: Invoices })]} />
 * ```
 */
export function sectionOf(section: Section | OwnSection): Section {
  if (!('component' in section)) return section
  const { component, ...rest } = section
  return { ...rest, load: async () => component }
}

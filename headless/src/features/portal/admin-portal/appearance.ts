import type { Client } from '../../../client/index.ts'
import { startUp } from '../../../startup/index.ts'
import { flagsOf, withheldParts } from './flags.ts'
import type { PortalPages } from './portal-pages.ts'
import { namesOfSection, portalSectionId } from './section-names.ts'
import { fieldAppearanceIn, memberOf, settingsIn, tabAppearanceIn } from './settings.ts'
import type { PortalAppearance, TabAppearance } from './types.ts'
import { columnAppearanceIn, columnsIn, invitationIn, invitationOver } from './users-appearance.ts'

/**
 * The parts of a section as `pages` set them, else as the tenant configures them, in `themeV2.adminPortal.pages` of the metadata.
 * A name without a setting is absent: such a field is editable, such a tab is shown. The hook is `usePortalAppearance`.
 */
export function portalAppearanceOf(client: Client, section: string, pages?: PortalPages): PortalAppearance {
  const { metadata } = client.get(startUp).getSnapshot()
  const ofTenant = memberOf(memberOf(metadata?.themeV2, 'adminPortal'), 'pages')
  const page = namesOfSection(section).reduce<unknown>((found, name) => found ?? memberOf(ofTenant, name), undefined)
  const own = memberOf(pages, portalSectionId(section))
  const withheld = Object.fromEntries(withheldParts(flagsOf(client), section).map((part) => [part, 'hidden'] as const))
  return {
    fields: {
      ...settingsIn(memberOf(page, 'fieldsProperties'), fieldAppearanceIn),
      ...settingsIn(memberOf(own, 'fields'), fieldAppearanceIn),
      ...withheld,
    },
    tabs: { ...tabsIn(page), ...settingsIn(memberOf(own, 'tabs'), tabAppearanceIn), ...withheld },
    columns: { ...columnsIn(page), ...settingsIn(memberOf(own, 'columns'), columnAppearanceIn) },
    invitation: invitationOver(invitationIn(page), pages?.users?.invitation),
  }
}

/** The names that providers give to a tab in a second way. */
const tabNames: Readonly<Record<string, string>> = {
  ipAddressRestrictions: 'ipRestrictions',
  restrictSignupByEmailDomain: 'domainRestrictions',
}

function tabsIn(page: unknown): Readonly<Record<string, TabAppearance>> {
  const tabs = Object.entries(settingsIn(memberOf(page, 'tabsProperties'), tabAppearanceIn))
  return Object.fromEntries(
    tabs.map(
      ([name, appearance]) => [Object.hasOwn(tabNames, name) ? (tabNames[name] ?? name) : name, appearance] as const,
    ),
  )
}

import type { AdminBoxMetadata } from '../../../metadata/index.ts'
import { namesOfSection } from './section-ids.ts'
import { fieldAppearanceIn, memberOf, settingsIn, tabAppearanceIn } from './settings.ts'
import type { FieldAppearance, TabAppearance } from './types.ts'

/** The page of a section in a tenant's configuration, under each of its names. The later one holds. */
export function pagesOf(metadata: AdminBoxMetadata | null, section: string): readonly unknown[] {
  const pages = tenantPages(metadata)
  return namesOfSection(section).map((name) => memberOf(pages, name))
}

/** The pages of the portal in a tenant's configuration, which may be anything. */
export function tenantPages(metadata: AdminBoxMetadata | null): unknown {
  return memberOf(memberOf(metadata?.themeV2, 'adminPortal'), 'pages')
}

/** The fields of pages: those of the page, then those of its tabs. */
export function fieldsIn(pages: readonly unknown[]): Readonly<Record<string, FieldAppearance>> {
  const ofTabs = (page: unknown) => Object.values(settingsIn(memberOf(page, 'tabsProperties'), fieldsOf))
  return Object.assign({}, ...pages.flatMap((page) => [fieldsOf(page), ...ofTabs(page)]))
}

/** The tabs of pages by their ids. */
export function tabsIn(pages: readonly unknown[]): Readonly<Record<string, TabAppearance>> {
  const tabs = pages.flatMap((page) => Object.entries(settingsIn(memberOf(page, 'tabsProperties'), tabAppearanceIn)))
  return Object.fromEntries(tabs.map(([name, appearance]) => [tabId(name), appearance] as const))
}

/** The tabs that consist of one field, and are absent with it. */
export function tabsWithoutField(
  fields: Readonly<Record<string, FieldAppearance>>,
): Readonly<Record<string, TabAppearance>> {
  return settingsIn(Object.fromEntries(tabsOfOneField.map(([tab, field]) => [tab, fields[field]])), (appearance) =>
    appearance === 'hidden' ? appearance : undefined,
  )
}

/** The id of the tab that a name means. */
export function tabId(name: string): string {
  return tabsOfOneField.find(([, field]) => field === name)?.[0] ?? name
}

/** The tabs that consist of one field. Providers name the tab after either. */
const tabsOfOneField = [
  ['ipRestrictions', 'ipAddressRestrictions'],
  ['domainRestrictions', 'restrictSignupByEmailDomain'],
] as const

function fieldsOf(owner: unknown) {
  return settingsIn(memberOf(owner, 'fieldsProperties'), fieldAppearanceIn)
}

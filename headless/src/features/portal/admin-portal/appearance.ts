import type { Client } from '../../../client/index.ts'
import { isRecord } from '../../../core/record.ts'
import { startUp } from '../../../startup/index.ts'
import { flagsOf, withheldParts } from './flags.ts'
import { namesOfSection } from './section-names.ts'
import type { FieldAppearance, PortalAppearance, TabAppearance } from './types.ts'

/**
 * The fields and tabs of a section as the tenant configures them, in `themeV2.adminPortal.pages` of the metadata. A name
 * without a setting is absent: such a field is editable, such a tab is shown. The hook is `usePortalAppearance`.
 */
export function portalAppearanceOf(client: Client, section: string): PortalAppearance {
  const { metadata } = client.get(startUp).getSnapshot()
  const pages = memberOf(memberOf(metadata?.themeV2, 'adminPortal'), 'pages')
  const page = namesOfSection(section).reduce<unknown>((found, name) => found ?? memberOf(pages, name), undefined)
  const hidden = withheldParts(flagsOf(client), section).map((part) => [part, 'hidden'] as const)
  return {
    fields: { ...settingsIn(page, 'fieldsProperties', fieldAppearances), ...Object.fromEntries(hidden) },
    tabs: { ...settingsIn(page, 'tabsProperties', tabAppearances), ...Object.fromEntries(hidden) },
  }
}

const fieldAppearances: readonly FieldAppearance[] = ['hidden', 'viewOnly', 'edit']
const tabAppearances: readonly TabAppearance[] = ['hidden', 'edit']

/** The names that providers give to a tab in a second way. */
const tabNames: Readonly<Record<string, string>> = {
  ipAddressRestrictions: 'ipRestrictions',
  restrictSignupByEmailDomain: 'domainRestrictions',
}

/** A setting is an appearance, or an object with the member `appearance`. Anything else is left out. */
function settingsIn<Appearance extends string>(
  page: unknown,
  kind: string,
  known: readonly Appearance[],
): Readonly<Record<string, Appearance>> {
  const settings = memberOf(page, kind)
  const pairs = Object.entries(isRecord(settings) ? settings : {}).flatMap(([name, setting]) => {
    const appearance = known.find((one) => one === (memberOf(setting, 'appearance') ?? setting))
    return appearance ? [[tabNames[name] ?? name, appearance] as const] : []
  })
  return Object.fromEntries(pairs)
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

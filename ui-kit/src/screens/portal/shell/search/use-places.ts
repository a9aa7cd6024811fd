'use client'

import { useSession } from '@portico/headless'
import { isAuthorized } from '@portico/headless/rules'
import { useMemo } from 'react'
import { usePageAppearance } from '../../../../frame/portal/use-page-appearance.ts'
import { useMessages } from '../../../../i18n/index.ts'
import { portalSearchMessages } from '../../../../i18n/messages/portal/portal-search.gen.ts'
import type { ShownSection } from '../use-shown-sections.ts'

const readsPolicy = 'fe.secure.read.securityPolicy'

/** The tabs of sections, and the settings on them. */
export const placesBelow: readonly PlaceBelow[] = [
  { section: 'security', tab: 'overview', see: readsPolicy, label: 'portalSearch.security.overview' },
  { section: 'security', tab: 'generalSettings', see: readsPolicy, label: 'portalSearch.security.generalSettings' },
  { section: 'security', tab: 'generalSettings', see: readsPolicy, label: 'portalSearch.security.mfa', field: 'mfa' },
  {
    section: 'security',
    tab: 'generalSettings',
    see: readsPolicy,
    label: 'portalSearch.security.userLockout',
    field: 'userLockout',
  },
  {
    section: 'security',
    tab: 'generalSettings',
    see: readsPolicy,
    label: 'portalSearch.security.passwordHistory',
    field: 'passwordHistory',
  },
  {
    section: 'security',
    tab: 'generalSettings',
    see: readsPolicy,
    label: 'portalSearch.security.passwordRotation',
    field: 'passwordRotation',
  },
  { section: 'security', tab: 'sessionManagement', see: readsPolicy, label: 'portalSearch.security.sessionManagement' },
  {
    section: 'security',
    tab: 'sessionManagement',
    see: readsPolicy,
    label: 'portalSearch.security.idleSessionTimeout',
    field: 'idleSessionTimeout',
  },
  {
    section: 'security',
    tab: 'sessionManagement',
    see: readsPolicy,
    label: 'portalSearch.security.forceReLogin',
    field: 'forceReLogin',
  },
  {
    section: 'security',
    tab: 'sessionManagement',
    see: readsPolicy,
    label: 'portalSearch.security.maximumConcurrentSessions',
    field: 'maximumConcurrentSessions',
  },
  {
    section: 'security',
    tab: 'ipRestrictions',
    see: 'fe.secure.read.ipRestrictions',
    label: 'portalSearch.security.ipRestrictions',
  },
  {
    section: 'security',
    tab: 'domainRestrictions',
    see: 'fe.secure.read.emailDomainRestrictions',
    label: 'portalSearch.security.domainRestrictions',
  },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.settings' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.logo', field: 'logo' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.companyName', field: 'companyName' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.website', field: 'website' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.address', field: 'address' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.timezone', field: 'timezone' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.dateFormat', field: 'dateFormat' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.timeFormat', field: 'timeFormat' },
  { section: 'account', tab: 'settings', label: 'portalSearch.account.currency', field: 'currency' },
  { section: 'account', tab: 'customLogin', label: 'portalSearch.account.signInPage' },
  { section: 'roles', tab: 'compare', label: 'portalSearch.roles.compare' },
  { section: 'webhooks', tab: 'email', label: 'portalSearch.webhooks.email' },
  { section: 'webhooks', tab: 'sms', label: 'portalSearch.webhooks.sms' },
  { section: 'webhooks', tab: 'slack', label: 'portalSearch.webhooks.slack' },
  { section: 'profile', label: 'portalSearch.profile.name', field: 'name' },
  { section: 'profile', label: 'portalSearch.profile.email', field: 'email' },
  { section: 'profile', label: 'portalSearch.profile.phoneNumber', field: 'phoneNumber' },
  { section: 'profile', label: 'portalSearch.profile.jobTitle', field: 'jobTitle' },
  { section: 'privacy', label: 'portalSearch.privacy.factors', field: 'mfa' },
]

/** A place of the portal that a search can find. */
export interface FoundPlace {
  /** The identifier, unique among all results. */
  readonly id: string
  readonly label: string
  /** Where the place is. Default: it is a section. */
  readonly note?: string
  readonly section: string
  readonly tab?: string
  readonly record?: string
}

/** The sections that the person may open, and the tabs and settings on them that the account shows. */
export function usePlaces(sections: readonly ShownSection[]): {
  readonly sections: readonly FoundPlace[]
  readonly below: readonly FoundPlace[]
} {
  const t = useMessages(portalSearchMessages)
  const security = usePageAppearance('security')
  const account = usePageAppearance('account')
  const profile = usePageAppearance('profile')
  const privacy = usePageAppearance('privacy')
  const roles = usePageAppearance('roles')
  const webhooks = usePageAppearance('webhooks')
  const user = useSession((session) => session.user)
  return useMemo(() => {
    const open = sections.filter(({ lacks }) => lacks.length === 0)
    const pages: Readonly<Record<string, Appearance>> = { security, account, profile, privacy, roles, webhooks }
    const below = placesBelow.flatMap(({ section: id, tab, label, field, see }): readonly FoundPlace[] => {
      const section = open.find((one) => one.id === id)
      if (!section) return []
      const page = pages[id]
      if (tab !== undefined && page?.tabs[tab] === 'hidden') return []
      if (field !== undefined && page?.fields[field] === 'hidden') return []
      if (see !== undefined && !(user && isAuthorized(user, { permissions: [see] }))) return []
      const tabLabel = placesBelow.find((one) => one.section === id && one.tab === tab && !one.field)?.label
      const path = tabLabel === undefined || tabLabel === label ? [section.label] : [section.label, t(tabLabel)]
      const note = path.join(' · ')
      return [{ id: `${id}/${tab ?? ''}/${label}`, label: t(label), note, section: id, ...(tab && { tab }) }]
    })
    return { sections: open.map(({ id, label }) => ({ id, label, section: id })), below }
  }, [sections, security, account, profile, privacy, roles, webhooks, user, t])
}

interface Appearance {
  readonly tabs: Readonly<Record<string, string | undefined>>
  readonly fields: Readonly<Record<string, string | undefined>>
}

/** A tab or a setting below a section, by the message that names it. */
interface PlaceBelow {
  readonly section: string
  readonly tab?: string
  readonly label: keyof typeof portalSearchMessages
  /** The permission to see it. Default: that of the section. */
  readonly see?: string
  /** The name of a field that the account may hide. Default: it is no field. */
  readonly field?: string
}

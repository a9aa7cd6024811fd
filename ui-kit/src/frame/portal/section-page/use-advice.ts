'use client'

import { type Permit, useSession } from '@portico/headless'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { listFormat } from '../../../i18n/intl.ts'
import { sectionPageMessages } from '../../../i18n/messages/portal/section-page.gen.ts'
import { allRolesOf } from '../own-rights/all-roles.ts'
import type { Access } from './types.ts'

/**
 * The way to a permission that the person lacks, in whole sentences: its name, their own roles, and the people who can give
 * it. `access` is `null` if only the refusal is known.
 */
export function useAdvice(access: Access | null, permit: Pick<Permit, 'remedy'>): string {
  const { code } = useLocale()
  const roles = allRolesOf(useSession(({ user }) => user))
  const t = useMessages(sectionPageMessages)
  switch (permit.remedy) {
    case 'signIn':
      return t('page.signedOut')
    case 'upgrade':
      return t('page.plan', { name: access?.name ?? '' })
    case 'none':
    case 'stepUp':
      return t('page.unchecked')
    case 'askAdministrator':
    case null:
      return [needs(), held(), helpers(access?.admins ?? [])].join(' ')
    default:
      return permit.remedy satisfies never
  }

  function needs() {
    return access ? t('page.needs', { name: access.name }) : t('page.needsOther')
  }

  function held() {
    const names = roles.map(({ key, name = key }) => name)
    if (names.length === 0) return t('page.noRoles')
    return t('page.roles', { count: names.length, roles: listFormat(code).format(names) })
  }

  function helpers([name, ...others]: readonly string[]) {
    if (name === undefined) return t('page.adminGives')
    if (others.length > 2) return t('page.someGive', { name, count: others.length })
    return t('page.namedGive', { names: listFormat(code, { type: 'disjunction' }).format([name, ...others]) })
  }
}

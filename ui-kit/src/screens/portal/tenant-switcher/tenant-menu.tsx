'use client'

import { type PorticoError, useTenants } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { accountMenusMessages } from '../../../i18n/messages/portal/account-menus.gen.ts'
import { useAnnounced } from '../../../isolation/announcer.tsx'
import { SearchMenu, searchMenuList } from '../../../primitives/portal/search-menu/search-menu.tsx'
import type { SearchMenuProps } from '../../../primitives/portal/search-menu/types.ts'
import { logoOf, TenantMark } from './tenant-mark.tsx'

export interface TenantMenuProps extends Pick<SearchMenuProps, 'anchor' | 'isOpen' | 'onOpenChange' | 'align'> {
  /** Called with the name of the tenant when a switch begins, and with `null` when it ends. */
  readonly onSwitching: (name: string | null) => void
  /** Called before a switch, with the function that switches. Default: it switches at once. */
  readonly leave?: ((go: () => void) => void) | undefined
}

/** The tenants of the signed-in user. A switch that fails opens the list again, with the reason. */
export function TenantMenu({ onSwitching, leave = atOnce, ...menu }: TenantMenuProps): ReactElement {
  const { rows, tenant, switchingTo, switchTenant } = useTenants()
  const t = useMessages(accountMenusMessages)
  const [error, setError] = useState<PorticoError | null>(null)
  const [switchedTo, setSwitchedTo] = useState<string | null>(null)
  const failure = useCallFailure(error)
  const nameOf = (tenantId: string) => rows.find((row) => row.tenantId === tenantId)?.name ?? tenantId

  function setOpen(isOpen: boolean) {
    if (!isOpen) setError(null)
    menu.onOpenChange(isOpen)
  }

  async function switchTo(tenantId: string) {
    setError(null)
    setSwitchedTo(null)
    onSwitching(nameOf(tenantId))
    const outcome = await switchTenant({ tenantId })
    onSwitching(null)
    if (outcome.ok) setSwitchedTo(nameOf(tenantId))
    if ('error' in outcome) setError(outcome.error)
    menu.onOpenChange('error' in outcome)
  }

  function choose(tenantId: string) {
    if (tenantId === tenant?.tenantId) return setOpen(false)
    let hasGone = false
    leave(() => {
      hasGone = true
      void switchTo(tenantId)
    })
    // A question about unsaved changes needs the page.
    if (!hasGone) setOpen(false)
  }

  useAnnounced(switchedTo !== null && t('portal.switchedTo', { name: switchedTo }))
  return (
    <SearchMenu
      {...menu}
      onOpenChange={setOpen}
      label={t('portal.switchTenant')}
      searchLabel={t('portal.searchTenants')}
      options={rows.map((row) => ({
        id: row.tenantId,
        label: nameOf(row.tenantId),
        icon: <TenantMark name={nameOf(row.tenantId)} logo={logoOf(row)} />,
        isPending: row.tenantId === switchingTo,
      }))}
      chosen={tenant?.tenantId ?? null}
      onChoose={choose}
      notice={<CallFailure failure={failure} />}
    />
  )
}

/** Loads the code of the list, so that it opens at once. */
export const loadList = (): Promise<void> => searchMenuList.request()

const atOnce = (go: () => void) => go()

'use client'

import { useTenants } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { initials } from '../../../primitives/avatar/avatar.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { useClasses } from '../../../slots/index.ts'
import { switchIcon } from './section-icons.ts'
import { ShellMenu } from './shell-menu.tsx'

/** The props of {@link TenantHead}. */
export interface TenantHeadProps {
  /** The name of the tenant. */
  readonly name: string
  /** Calls `go` once nothing is unsaved. */
  readonly leave: (go: () => void) => void
}

/** The tenant on top of the navigation. With several, a menu that switches between them. */
export function TenantHead({ name, leave }: TenantHeadProps): ReactElement {
  const { rows, tenant, switchTenant } = useTenants()
  const classOf = useClasses()
  const t = useMessages(shellMessages)
  const content = (
    <>
      <TenantMark name={name} />
      <b className={classOf('TenantName')}>{name}</b>
    </>
  )
  if (rows.length < 2) return <div className={classOf('TenantHead', 'portico-TenantHead--single')}>{content}</div>
  return (
    <ShellMenu
      className={classOf('TenantHead')}
      label={t('portal.tenantMenu', { name })}
      align="start"
      actions={rows.map(({ tenantId, name: other }) => ({
        id: tenantId,
        label: other ?? tenantId,
        icon: tenantId === tenant?.tenantId ? <Icon path={checkIcon} /> : <Icon path="" />,
        run: () => leave(() => void switchTenant({ tenantId })),
      }))}
    >
      {content}
      <Icon path={switchIcon} size="sm" />
    </ShellMenu>
  )
}

/** The first letter of a tenant. */
export function TenantMark({ name }: { readonly name: string }): ReactElement {
  const classOf = useClasses()
  return (
    <span className={classOf('TenantMark')} aria-hidden="true">
      {[...initials(name)][0]}
    </span>
  )
}

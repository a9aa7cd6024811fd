'use client'

import { useAnswers, useSession } from '@portico/headless'
import { type ReactElement, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { accountMenusMessages } from '../../../i18n/messages/portal/account-menus.gen.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { FrameButton } from '../../../primitives/portal/frame-button/frame-button.tsx'
import { usePanelControl } from '../../../primitives/portal/popover/use-panel-control.ts'
import { useClasses } from '../../../slots/index.ts'
import { switchIcon } from '../shell/section-icons.ts'
import { logoOf, TenantMark } from './tenant-mark.tsx'
import { TenantPanel, tenantMenu } from './tenant-panel.tsx'

/** The props of `TenantControl`, a part within the kit. */
export interface TenantControlProps {
  /** The name of the tenant if the session does not know it. Default: its id. */
  readonly name?: string | undefined
  /** Called before a switch, with the function that switches. Default: it switches at once. */
  readonly leave?: ((go: () => void) => void) | undefined
  /** The edge of the button that the list is aligned with. Default `start`. */
  readonly align?: 'start' | 'end' | undefined
}

/** The name of the tenant. With several, a button with a list that switches between them. */
export function TenantControl({ name: usual, leave, align }: TenantControlProps): ReactElement | null {
  const { tenant, tenants } = useSession()
  const canSwitch = useAnswers('PUT /identity/resources/users/v1/tenant')
  const classOf = useClasses()
  const t = useMessages(accountMenusMessages)
  const button = useRef<HTMLButtonElement>(null)
  const control = usePanelControl(tenantMenu)
  const [switchingTo, setSwitchingTo] = useState<string | null>(null)
  const name = tenant?.name ?? usual ?? tenant?.tenantId ?? ''
  const content = (
    <>
      <TenantMark name={name} logo={logoOf(tenant)} />
      <b className={classOf('TenantName')}>{shownName(name)}</b>
    </>
  )
  if (tenants.length < 2 || !canSwitch)
    return <div className={classOf('TenantHead', 'portico-TenantHead--single')}>{content}</div>
  return (
    <span className={classOf('TenantHead')} {...control.around}>
      <FrameButton
        ref={button}
        variant="quiet"
        size="md"
        aria-label={t('portal.tenantMenu', { name })}
        aria-haspopup="dialog"
        aria-expanded={control.isOpen}
        isPending={control.isWaiting || switchingTo !== null}
        busy={switchingTo === null ? '' : t('portal.switchingTo', { name: switchingTo })}
        onPress={() => control.setOpen(true)}
      >
        {content}
        <Icon path={switchIcon} size="sm" />
      </FrameButton>
      <TenantPanel
        anchor={button.current}
        isOpen={control.isOpen}
        onOpenChange={control.setOpen}
        onSwitching={setSwitchingTo}
        leave={leave}
        align={align}
      />
    </span>
  )
}

'use client'

import { type ReactElement, type ReactNode, useRef } from 'react'
import { WhenGone } from '../../../frame/portal/when-gone.tsx'
import { SecuredBy } from '../../../frame/secured-by/secured-by.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { useClasses } from '../../../slots/index.ts'
import { HostedPortalButton } from './hosted-portal-button.tsx'
import { Navigation, type NavigationProps } from './navigation.tsx'

export interface NavPanelProps extends NavigationProps {
  /** The tenant above the sections. */
  readonly head: ReactNode
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The navigation of a narrow portal: a panel, on a phone a sheet. A section opens once the panel has gone. */
export function NavPanel({ head, isOpen, onOpenChange, onOpen, ...navigation }: NavPanelProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(shellMessages)
  const chosen = useRef<string | null>(null)

  function openChosen() {
    if (chosen.current !== null) onOpen(chosen.current)
    chosen.current = null
  }

  return (
    <Drawer
      title={t('portal.menu')}
      side="start"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={classOf('NavSheet')}
    >
      <WhenGone run={openChosen} />
      {head}
      <Navigation
        {...navigation}
        onOpen={(id) => {
          chosen.current = id
          onOpenChange(false)
        }}
      >
        <HostedPortalButton />
        <SecuredBy />
      </Navigation>
    </Drawer>
  )
}

'use client'

import { type ReactElement, type ReactNode, useRef } from 'react'
import { WhenGone } from '../../../frame/portal/when-gone.tsx'
import { SecuredBy } from '../../../frame/secured-by/secured-by.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { FrameButton } from '../../../primitives/portal/frame-button/frame-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { Navigation, type NavigationProps } from './navigation.tsx'
import { newTabIcon } from './section-icons.ts'
import { hostedPortalMessages, useHostedPortal } from './use-hosted-portal.tsx'

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

/** The way to the portal that the provider hosts, in the foot of the navigation. Nothing if there is none. */
export function HostedPortalButton(): ReactElement | null {
  const { isThere, open, region } = useHostedPortal()
  const classOf = useClasses()
  const t = useMessages(hostedPortalMessages)
  if (!isThere) return null
  return (
    <>
      <FrameButton
        className={classOf('NavHosted')}
        variant="quiet"
        size="sm"
        icon={<Icon path={newTabIcon} isDirectional size="sm" />}
        aria-label={`${t('portal.hosted')}. ${t('portal.hostedNote')}`}
        onPress={open}
      >
        {t('portal.hosted')}
      </FrameButton>
      {region}
    </>
  )
}

'use client'

import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { WhenGone } from '../../../frame/portal/when-gone.tsx'
import { SecuredBy } from '../../../frame/secured-by/secured-by.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { closeIcon } from '../../../primitives/icon/paths.ts'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { FrameButton } from '../../../primitives/portal/frame-button/frame-button.tsx'
import { searchIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'
import { useBrand } from '../../../theme/index.ts'
import { NotificationsControl as Notifications } from '../notifications-button/notifications-control.tsx'
import { TenantControl } from '../tenant-switcher/tenant-control.tsx'
import { UserControl } from '../user-button/user-control.tsx'
import { Navigation, type NavigationProps } from './navigation.tsx'
import { SearchButton } from './search/portal-search.tsx'
import { backIcon, menuIcon, newTabIcon } from './section-icons.ts'
import { TopBar } from './top-bar.tsx'
import type { AdminPortalProps } from './types.ts'
import { hostedPortalMessages, useHostedPortal } from './use-hosted-portal.tsx'
import type { ShownSection } from './use-shown-sections.ts'

export interface PortalNavigationProps {
  /** The sections in display order; `null` until they are known. */
  readonly sections: readonly ShownSection[] | null
  /** The id of the section that is open. */
  readonly current: string | null
  /** The name of the tenant. */
  readonly tenant: string
  /** The address of the tenant's logo, if it has one. */
  readonly logo: string | null
  readonly onOpen: (id: string) => void
  /** Closes the portal. Absent within a page. */
  readonly onClose: (() => void) | undefined
  /** Calls `go` once nothing is unsaved. */
  readonly leave: (go: () => void) => void
  /** Chooses the sections from those of the kit. */
  readonly choose: AdminPortalProps['sections']
  /** Opens the search over the portal. */
  readonly onSearch: () => void
}

/** The navigation at the side. A narrow portal shows a bar instead, which opens it as a panel, on a phone as a sheet. */
export function PortalNavigation(props: PortalNavigationProps): ReactElement {
  const { current, tenant, logo, onOpen, onClose, leave, choose, onSearch } = props
  const sections = props.sections?.filter(({ isListed }) => isListed) ?? null
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpen, setWasMenuOpen] = useState(false)
  const classOf = useClasses()
  const { name: app } = useBrand()
  const t = useMessages(shellMessages)
  const head = <TenantControl name={tenant} leave={leave} />
  const person = { sections: choose, portalEntries: 'own', hasTenants: false, leave } as const
  return (
    <>
      <TopBar
        name={tenant}
        logo={logo}
        menu={
          <Button
            variant="quiet"
            size="md"
            icon={<Icon path={menuIcon} />}
            aria-label={t('portal.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPress={() => {
              setWasMenuOpen(true)
              setMenuOpen(true)
            }}
          />
        }
        actions={
          <>
            <Button
              variant="quiet"
              size="md"
              icon={<Icon path={searchIcon} />}
              aria-label={t('portal.search')}
              aria-haspopup="dialog"
              onPress={onSearch}
            />
            <Notifications />
            <UserControl {...person} isCompact align="end" />
            {onClose && (
              <Button
                variant="quiet"
                size="md"
                icon={<Icon path={closeIcon} />}
                aria-label={t('portal.close')}
                data-cover-close
                onPress={onClose}
              />
            )}
          </>
        }
      />
      <header className={classOf('Nav')}>
        {onClose && (
          <FrameButton
            className={classOf('NavBack')}
            variant="quiet"
            size="sm"
            icon={<Icon path={backIcon} isDirectional size="sm" />}
            data-cover-close
            onPress={onClose}
          >
            {t('portal.closeTo', { app })}
          </FrameButton>
        )}
        <div className={classOf('NavHead')}>
          {head}
          <SearchButton onPress={onSearch} />
        </div>
        <Navigation sections={sections} current={current} onOpen={onOpen}>
          <HostedPortalButton />
          <SecuredBy />
        </Navigation>
        <div className={classOf('NavFoot')}>
          <UserControl {...person} isCompact={false} align="start" />
          <Notifications />
        </div>
      </header>
      {wasMenuOpen && (
        <NavPanel
          head={head}
          sections={sections}
          current={current}
          onOpen={onOpen}
          isOpen={isMenuOpen}
          onOpenChange={setMenuOpen}
        />
      )}
    </>
  )
}

interface NavPanelProps extends NavigationProps {
  /** The tenant above the sections. */
  readonly head: ReactNode
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The navigation of a narrow portal: a panel, on a phone a sheet. A section opens once the panel has gone. */
function NavPanel({ head, isOpen, onOpenChange, onOpen, ...navigation }: NavPanelProps): ReactElement {
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
function HostedPortalButton(): ReactElement | null {
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

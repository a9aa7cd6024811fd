'use client'

import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { shellMessages } from '../../../i18n/messages/portal/shell.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { closeIcon } from '../../../primitives/icon/paths.ts'
import { Drawer } from '../../../primitives/portal/drawer/drawer.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useBrand } from '../../../theme/index.ts'
import { Navigation } from './navigation.tsx'
import { PersonMenu } from './person-menu.tsx'
import { backIcon, menuIcon } from './section-icons.ts'
import { TenantHead } from './tenant-head.tsx'
import { TopBar } from './top-bar.tsx'
import type { ShownSection } from './use-shown-sections.ts'

/** The props of {@link PortalNavigation}. */
export interface PortalNavigationProps {
  /** The sections in display order; `null` until they are known. */
  readonly sections: readonly ShownSection[] | null
  /** The id of the section that is open. */
  readonly current: string | null
  /** The name of the tenant. */
  readonly tenant: string
  /** Opens a section. */
  readonly onOpen: (id: string) => void
  /** Closes the portal. Absent within a page. */
  readonly onClose: (() => void) | undefined
  /** Calls `go` once nothing is unsaved. */
  readonly leave: (go: () => void) => void
}

/** The navigation at the side. A narrow portal shows a bar instead, which opens it as a panel, on a phone as a sheet. */
export function PortalNavigation(props: PortalNavigationProps): ReactElement {
  const { sections, current, tenant, onOpen, onClose, leave } = props
  const [isMenuOpen, setMenuOpen] = useState(false)
  const chosen = useRef<string | null>(null)
  const classOf = useClasses()
  const { name: app } = useBrand()
  const t = useMessages(shellMessages)
  const head = <TenantHead name={tenant} leave={leave} />
  return (
    <>
      <TopBar
        name={tenant}
        menu={
          <Button
            variant="quiet"
            size="md"
            icon={<Icon path={menuIcon} />}
            aria-label={t('portal.openMenu')}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onPress={() => {
              chosen.current = null
              setMenuOpen(true)
            }}
          />
        }
        actions={
          <>
            <PersonMenu sections={sections} isCompact onOpen={onOpen} leave={leave} />
            {onClose && (
              <Button
                variant="quiet"
                size="md"
                icon={<Icon path={closeIcon} />}
                aria-label={t('portal.close')}
                onPress={onClose}
              />
            )}
          </>
        }
      />
      <div className={classOf('Nav')}>
        {onClose && (
          <Button
            className={classOf('NavBack')}
            variant="quiet"
            size="sm"
            icon={<Icon path={backIcon} isDirectional size="sm" />}
            onPress={onClose}
          >
            {t('portal.closeTo', { app })}
          </Button>
        )}
        {head}
        <Navigation sections={sections} current={current} onOpen={onOpen} />
        <div className={classOf('NavFoot')}>
          <PersonMenu sections={sections} onOpen={onOpen} leave={leave} />
        </div>
      </div>
      <Drawer
        title={t('portal.menu')}
        side="start"
        isOpen={isMenuOpen}
        onOpenChange={setMenuOpen}
        className={classOf('NavSheet')}
      >
        <WhenGone run={() => chosen.current && onOpen(chosen.current)} />
        {head}
        <Navigation
          sections={sections}
          current={current}
          onOpen={(id) => {
            chosen.current = id
            setMenuOpen(false)
          }}
        />
      </Drawer>
    </>
  )
}

/** Runs after the panel has gone and returned the focus, which then moves on to the heading of the section. */
function WhenGone({ run }: { readonly run: () => void }): null {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => () => void setTimeout(() => latest.current()), [])
  return null
}

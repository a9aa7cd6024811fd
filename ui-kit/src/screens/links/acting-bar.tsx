'use client'

import { actorOf, useClient, useSession } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { warningIcon } from '../../primitives/icon/paths.ts'
import { useClasses } from '../../slots/index.ts'
import { linksMessages } from './links-messages.ts'

/** The bar itself. */
export function ActingBar(): ReactElement {
  const classOf = useClasses()
  const client = useClient()
  const user = useSession((session) => session.user)
  const [isLeaving, setLeaving] = useState(false)
  const t = useMessages(linksMessages)
  const actor = actorOf(user)?.name || 'none'
  const name = user?.name || user?.email || ''
  return (
    <aside className={classOf('ActingBar')} aria-label={t('impersonate.bannerLabel')}>
      <Icon path={warningIcon} />
      <p className={classOf('ActingBarText')}>{t('impersonate.banner', { actor, name })}</p>
      <Button
        size="sm"
        isPending={isLeaving}
        busy={t('impersonate.leaving')}
        onPress={() => {
          setLeaving(true)
          void client.session.logOut().then(() => setLeaving(false))
        }}
      >
        {t('impersonate.leave')}
      </Button>
    </aside>
  )
}

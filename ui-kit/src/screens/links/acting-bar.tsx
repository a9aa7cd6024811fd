'use client'

import { actorOf, useClient, useSession } from '@portico/headless'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import { warningIcon } from '../../primitives/icon/paths.ts'
import { useClasses } from '../../slots/index.ts'
import type { ImpersonationBannerProps } from './impersonation-banner.tsx'
import { linksMessages } from './links-messages.ts'

/** The bar itself. */
export function ActingBar({ fixed }: Pick<ImpersonationBannerProps, 'fixed'>): ReactElement {
  const classOf = useClasses()
  const client = useClient()
  const user = useSession((session) => session.user)
  const [isLeaving, setLeaving] = useState(false)
  const t = useMessages(linksMessages)
  const { actor, name } = fixed ?? { actor: actorOf(user)?.name ?? '', name: user?.name || user?.email || '' }
  return (
    <aside className={classOf('ActingBar')} aria-label={t('impersonate.bannerLabel')}>
      <Icon path={warningIcon} />
      <p className={classOf('ActingBarText')}>{t('impersonate.banner', { actor: actor || 'none', name })}</p>
      <Button
        size="sm"
        isPending={fixed?.isLeaving ?? isLeaving}
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

'use client'

import { usePasskeySignIn } from '@portico/headless'
import type { ReactElement, ReactNode } from 'react'
import { Loading } from '../../frame/loading/loading.tsx'
import { useMessages } from '../../i18n/index.ts'
import { socialMessages } from '../../i18n/messages/social.gen.ts'
import { Divider } from '../../primitives/divider/divider.tsx'
import { useClasses } from '../../slots/index.ts'
import { SocialButtons, useOffered } from '../social/social-buttons.tsx'
import { usePreloadedMarks } from '../social/social-mark.tsx'
import { useSocialSettings } from '../social/social-settings.ts'
import { AboveFormContext } from './above-form.ts'
import { PasskeyWay, type PasskeyWayProps } from './passkey/passkey-way.tsx'
import { useWaysKnown } from './use-ways-known.ts'

export { OutagePlace } from '../outage/outage-place.tsx'
export { SecuredByBelow } from './secured-by-below.tsx'
export { SignUpLine } from './sign-up-line.tsx'

/** The ways in besides the address, below its form. They come together, so that no button moves away from a press. */
export function WaysIn(props: PasskeyWayProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(socialMessages)
  const areKnown = useWaysKnown()
  const { socialPlace } = useSocialSettings()
  const support = usePasskeySignIn(({ support: known }) => known)
  const hasPasskeys = support?.canSignIn ?? false
  const hasSocial = useOffered().length > 0 && socialPlace !== 'above'
  usePreloadedMarks()
  const hasWays = areKnown && (hasSocial || hasPasskeys)
  return (
    <div className={classOf('Ways')}>
      {hasWays && <Divider>{t('social.or')}</Divider>}
      {hasWays && hasSocial && <SocialButtons hasDivider={false} />}
      <PasskeyWay {...props} isShown={areKnown} />
    </div>
  )
}

const above = <SocialButtons isAbove />

/** The social providers above the form. The form waits for them, because they would move it. */
export function WaysAbove({ children }: { readonly children?: ReactNode }): ReactElement {
  const areKnown = useWaysKnown()
  usePreloadedMarks()
  if (!areKnown) return <Loading />
  return <AboveFormContext.Provider value={above}>{children}</AboveFormContext.Provider>
}

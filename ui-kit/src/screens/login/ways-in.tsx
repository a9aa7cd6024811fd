'use client'

import { useAnswers, useClient, usePasskeySignIn, useSocialLogin, useStartUp } from '@portico/headless'
import type { ReactElement, ReactNode } from 'react'
import { Loading } from '../../frame/loading/loading.tsx'
import { addressOf } from '../../frame/route-address.ts'
import { SecuredBy } from '../../frame/secured-by/secured-by.tsx'
import { SwitchLine } from '../../frame/switch-line.tsx'
import { useMessages } from '../../i18n/index.ts'
import { invitationMessages } from '../../i18n/messages/invitation.gen.ts'
import { socialMessages } from '../../i18n/messages/social.gen.ts'
import { Divider } from '../../primitives/divider/divider.tsx'
import { useClasses } from '../../slots/index.ts'
import { SocialButtons, useOffered } from '../social/social-buttons.tsx'
import { usePreloadedMarks } from '../social/social-mark.tsx'
import { useSocialSettings } from '../social/social-settings.ts'
import { AboveFormContext } from './above-form.ts'
import { PasskeyWay, type PasskeyWayProps, passkeyOperation } from './passkey/passkey-way.tsx'

export { OutagePlace } from '../outage/outage-place.tsx'

/** The ways in besides the address, below its form. They come together, so that no button moves away from a press. */
export function WaysIn(props: PasskeyWayProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(socialMessages)
  const areKnown = useWaysKnown()
  const { socialPlace } = useSocialSettings()
  const support = usePasskeySignIn(({ support: known }) => known)
  const hasPasskeys = useAnswers(passkeyOperation) && (support?.canSignIn ?? false)
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

/** The vendor at the foot of the login box. It waits for the lines above it, which would move it. */
export function SecuredByBelow(): ReactElement | null {
  const isPolicyKnown = useStartUp(({ status }) => status === 'loaded')
  const areWaysKnown = useWaysKnown()
  return isPolicyKnown && areWaysKnown ? <SecuredBy /> : null
}

/** The way from signing in to signing up, where people may. */
export function SignUpLine(): ReactElement | null {
  const client = useClient()
  const isOpen = useStartUp(({ policy }) => policy.configuration?.allowSignups === true)
  const isOffered = useAnswers('POST /identity/resources/users/v1/signUp')
  const areWaysKnown = useWaysKnown()
  const t = useMessages(invitationMessages)
  if (!isOpen || !isOffered || !areWaysKnown) return null
  return (
    <SwitchLine
      question={t('invitation.newHere')}
      label={t('invitation.createAccount')}
      address={addressOf(client, 'signUpUrl')}
    />
  )
}

/** True once the ways in beside the address are known. Content below them waits for that. */
function useWaysKnown(): boolean {
  const isSocialKnown = useSocialLogin(({ providers, calls }) => providers !== null || calls.load.status === 'failed')
  const arePasskeysKnown = usePasskeySignIn(
    ({ support, calls }) => support !== null || calls.loadSupport.status === 'failed',
  )
  const isOfferKnown = useStartUp(({ offer }) => !offer.isListed)
  return isSocialKnown && arePasskeysKnown && isOfferKnown
}

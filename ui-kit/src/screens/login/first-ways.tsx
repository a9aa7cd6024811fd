'use client'

import type { ReactElement } from 'react'
import { SocialButtons } from '../social/social-buttons.tsx'
import { PasskeyWay, type PasskeyWayProps } from './passkey/passkey-way.tsx'
import { useWaysKnown } from './use-ways-known.ts'

export { SignUpLine } from '../invitation/sign-up-line.tsx'
export { OutagePlace } from '../outage/outage-place.tsx'

/** The ways in besides the address. They come together, whichever is known last: nobody presses what moves away. */
export function FirstWays(props: PasskeyWayProps): ReactElement {
  const areKnown = useWaysKnown()
  return (
    <>
      {areKnown && <SocialButtons />}
      <PasskeyWay {...props} isShown={areKnown} />
    </>
  )
}

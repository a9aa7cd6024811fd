'use client'

import type { ReactElement } from 'react'
import { PortalBundle } from '../../../isolation/portal/portal-bundle.tsx'
import { Screen, type ScreenSettings } from '../../screen.tsx'
import type { EndOfHolder } from '../../use-end-of-holder.ts'
import { EndedNotice } from './ended-notice.tsx'

export interface ClosedNoticeProps extends ScreenSettings<object> {
  readonly ended: EndOfHolder
}

/** The message after a dialog of an application was closed, because the session got another holder. */
export function ClosedNotice({ ended, ...settings }: ClosedNoticeProps): ReactElement {
  return (
    <PortalBundle>
      <Screen {...settings}>
        <EndedNotice key={ended.holder} hasOtherPerson={ended.hasOtherPerson} input="unknown" seen={ended.seen} />
      </Screen>
    </PortalBundle>
  )
}

'use client'

import type { ReactElement } from 'react'
import { PageFrame, type PageFrameProps } from '../../frame/page-frame.tsx'
import { Screen } from '../../frame/screen.tsx'
import { Box, type LoginBoxProps } from './login-box.tsx'

export interface LoginPageProps extends LoginBoxProps, Pick<PageFrameProps, 'links'> {}

/** A whole page around the login box: its ground, the box in the middle, and links at the foot. */
export function LoginPage({ links, social, socialPlace, ...settings }: LoginPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame links={links}>
        <Box social={social} socialPlace={socialPlace} />
      </PageFrame>
    </Screen>
  )
}

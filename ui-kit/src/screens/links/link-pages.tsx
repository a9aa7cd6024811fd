'use client'

import type { ImpersonationStep, UnlockStep } from '@portico/headless'
import type { ReactElement } from 'react'
import { type RoutePageProps, routePage } from '../route-page.tsx'

/** The page of `unlockAccountUrl`: taking a lock off by the link of a mail. */
export const UnlockPage: (props: RoutePageProps<UnlockStep>) => ReactElement = /* @__PURE__ */ routePage(
  async () => (await import('./unlock.tsx')).Unlock,
)

/** The page of `impersonationUrl`: beginning to act as another person. */
export const ImpersonationPage: (props: RoutePageProps<ImpersonationStep>) => ReactElement = /* @__PURE__ */ routePage(
  async () => (await import('./impersonation.tsx')).Impersonation,
)

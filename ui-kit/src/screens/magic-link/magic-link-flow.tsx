'use client'

import { useLogin, useMagicLink, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import type { FlowProps } from '../flow-screen.tsx'
import { later, Waiting } from '../login/later.tsx'
import { LinkFailed, LinkOpening } from './link-steps.tsx'
import type { MagicLinkPageProps } from './magic-link-page.tsx'

/** Opening the link of a mail, step by step. */
export function MagicLink({ fixed }: FlowProps<MagicLinkPageProps>): ReactElement {
  const flowLink = useMagicLink(({ step }) => step)
  const link = fixed?.step ?? flowLink
  const step = useLogin((login) => login.step)
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  switch (link.name) {
    case 'opening':
      return <LinkOpening />
    case 'failed':
      return link.reason === 'missing' && isSignedIn && !fixed ? <SignedIn /> : <LinkFailed step={link} />
    case 'opened':
      return step.name === 'preLogin' ? <Waiting /> : <LaterStep step={step} />
    default:
      return link satisfies never
  }
}

const LaterStep = /* @__PURE__ */ later(async () => (await import('../login/later-steps.ts')).LaterStep)
const SignedIn = /* @__PURE__ */ later(async () => (await import('../login/later-steps.ts')).SignedIn)

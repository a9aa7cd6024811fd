'use client'

import { useLogin, useMagicLink, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import { lazyPart } from '../../frame/loading/lazy-part.tsx'
import { Loading } from '../../frame/loading/loading.tsx'
import { LinkFailed, LinkOpening } from './link-steps.tsx'

/** Opening the link of a mail, step by step. */
export function MagicLink(): ReactElement {
  const link = useMagicLink(({ step }) => step)
  const step = useLogin((login) => login.step)
  const isSignedIn = useSession(({ status }) => status === 'authenticated')
  switch (link.name) {
    case 'opening':
      return <LinkOpening />
    case 'failed':
      return link.reason === 'missing' && isSignedIn ? <SignedIn /> : <LinkFailed step={link} />
    case 'opened':
      return step.name === 'preLogin' ? <Loading /> : <StepScreen step={step} />
    default:
      return link satisfies never
  }
}

const loginSteps = () => import('../login/steps.ts')
const StepScreen = lazyPart(async () => (await loginSteps()).StepScreen)
const SignedIn = lazyPart(async () => (await loginSteps()).SignedIn)

'use client'

import { type MagicLinkStep, useLogin, useMagicLink, useSession } from '@portico/headless'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { passwordlessMessages } from '../../i18n/messages/passwordless.gen.ts'
import { type FixedFlow, FixedStepContext } from '../login/fixed-step.ts'
import { FlowBox } from '../login/flow-box.tsx'
import { later, Waiting } from '../login/later.tsx'
import { PageFrame, type PageLink } from '../login/login-page.tsx'
import type { LoginSlots } from '../login/login-slots.ts'
import type { FlowProps } from '../route-page.tsx'
import { Screen, type ScreenSettings } from '../screen.tsx'

/** What a {@link MagicLinkPage} takes. */
export interface MagicLinkPageProps extends ScreenSettings<LoginSlots> {
  /** At the foot of the page: terms, privacy, help. */
  readonly links?: readonly PageLink[] | undefined
  /** A step to show whatever the flow says: for previews and builders. */
  readonly fixed?: FixedFlow<MagicLinkStep> | undefined
}

/** The page at `magicLinkCallbackUrl`: opens the link of a mail, once, says what came of it, and leads on. */
export function MagicLinkPage({ links, fixed, ...settings }: MagicLinkPageProps): ReactElement {
  return (
    <Screen {...settings}>
      <PageFrame links={links}>
        <FixedStepContext.Provider value={fixed ?? null}>
          <Box fixed={fixed?.step} />
        </FixedStepContext.Provider>
      </PageFrame>
    </Screen>
  )
}

function Box({ fixed }: FlowProps<MagicLinkStep>) {
  const t = useMessages(passwordlessMessages)
  return (
    <FlowBox label={t('passwordless.linkOpening')}>
      <Link fixed={fixed} />
    </FlowBox>
  )
}

function Link({ fixed }: FlowProps<MagicLinkStep>) {
  const flowLink = useMagicLink(({ step }) => step)
  const link = fixed ?? flowLink
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

const LinkOpening = /* @__PURE__ */ later(async () => (await import('./link-steps.tsx')).LinkOpening)
const LinkFailed = /* @__PURE__ */ later(async () => (await import('./link-steps.tsx')).LinkFailed)
const LaterStep = /* @__PURE__ */ later(async () => (await import('../login/later-steps.ts')).LaterStep)
const SignedIn = /* @__PURE__ */ later(async () => (await import('../login/later-steps.ts')).SignedIn)

import { demoPassword } from '@portico/emulator/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { departTo } from '../../../headless/src/features/login/internal.ts'
import { socialLoginFeature } from '../../../headless/src/features/social-login/index.ts'
import { answerSso } from '../../../headless/test/answer-sso.ts'
import { settle } from '../../../headless/test/fake-ports.ts'
import { mailedAddress } from '../../../headless/test/mailed-link.ts'
import { ann, mailedAddress as lastAddress, openSignUp, signUpOf } from '../../../headless/test/open-account.ts'
import { type App, type AppOptions, openApp } from '../../../headless/test/open-app.ts'
import { openGlobexAdmin } from '../../../headless/test/open-globex-admin.ts'
import { hostedOf, openHosted, signInThere } from '../../../headless/test/open-hosted.ts'
import { giveEmail, givePassword, openLogin } from '../../../headless/test/open-login.ts'
import { openPasswordless, sentToken } from '../../../headless/test/open-passwordless.ts'
import { PorticoKit } from './portico-kit.tsx'

afterEach(cleanup)

const origin = 'http://localhost:5173'
const [admin, reader] = ['admin@acme.test', 'reader@acme.test']

/** An address that a user opens, and the tab that it comes from. */
interface Opened {
  /** The tab that requested the link, or that left for another site. */
  readonly desk: App
  readonly address: string
  readonly options?: AppOptions
}

/** A link that can be used once. */
interface Link {
  readonly route: string
  /** The path of the call that exchanges the link. */
  readonly call: RegExp
  readonly open: () => Promise<Opened>
  /** Fills in the form that precedes the exchange. */
  readonly fillIn?: () => Promise<void>
}

const links: readonly Link[] = [
  {
    route: 'a magic link',
    call: /magiclink\/postlogin$/,
    async open() {
      const desk = await openPasswordless('MagicLink')
      await giveEmail(desk, reader)
      return { desk, address: `${origin}/account/login/magic-link?token=${sentToken(desk.provider.emulator)}` }
    },
  },
  {
    route: 'an activation',
    call: /users\/v1\/activate$/,
    async open() {
      const desk = await openSignUp({}, { arrange: ({ security }) => void (security.mainStrategy = 'MagicLink') })
      await signUpOf(desk).submit(ann)
      return { desk, address: lastAddress(desk) }
    },
  },
  {
    route: 'an invitation',
    call: /invitation\/accept$/,
    async open() {
      const { app: desk, post } = await openGlobexAdmin()
      await post('/users/v2', { email: reader, provider: 'local', roleIds: [] })
      return { desk, address: lastAddress(desk) }
    },
  },
  {
    route: 'the link for a new password',
    call: /passwords\/reset\/verify$/,
    async open() {
      const desk = await openApp()
      await desk.client.api.post('/identity/resources/users/v1/passwords/reset', { body: { email: admin } })
      return { desk, address: mailedAddress(desk, admin) }
    },
    async fillIn() {
      await userEvent.type(await screen.findByLabelText('New password'), 'Winter-harbour-7{Enter}')
    },
  },
  {
    route: 'the link that takes a lock off',
    call: /me\/unlock$/,
    async open() {
      const desk = await openLogin()
      desk.provider.emulator.arrange((state) => {
        state.failedSignIns = [{ address: reader, count: 4 }]
      })
      await givePassword(desk, reader, `${demoPassword}?`)
      return { desk, address: mailedAddress(desk, reader) }
    },
  },
  {
    route: 'acting as another person',
    call: /impersonation\/v1$/,
    async open() {
      const desk = await openApp()
      const id = desk.provider.emulator.snapshot().users.find(({ email }) => email === reader)?.id ?? ''
      const actorToken = desk.provider.emulator.actorToken(admin)
      return {
        desk,
        address: `${origin}/account/impersonate?${new URLSearchParams({ impersonatedUserId: id, actorToken })}`,
      }
    },
  },
  {
    route: 'coming back from a social provider',
    call: /sso\/google\/postlogin$/,
    async open() {
      const desk = await openApp()
      desk.provider.emulator.arrange((state) => {
        state.federation = { social: [{ id: 'google', active: true }], attempts: [], grants: [] }
      })
      await desk.client.get(socialLoginFeature).getSnapshot().signIn({ provider: 'google' })
      const there = await desk.browser.fetch(desk.ports.page.opened.at(-1) ?? '', { redirect: 'manual' })
      return { desk, address: there.headers.get('location') ?? '' }
    },
  },
  {
    route: 'coming back from a company’s OpenID provider',
    call: /oidc\/postlogin$/,
    async open() {
      const state = btoa('tenantId=globex;attempt=7;')
      const desk = await openApp()
      await answerSso(desk, 'postLoginOidcV2')
      departTo(desk.client, `https://id.globex.test/authorize?state=${encodeURIComponent(state)}`)
      return { desk, address: `${origin}/account/oidc/callback?code=abc&state=${encodeURIComponent(state)}` }
    },
  },
  {
    route: 'coming back from a company’s SAML provider',
    call: /saml\/postlogin$/,
    async open() {
      const desk = await openApp()
      await answerSso(desk, 'postLoginSaml')
      return { desk, address: `${origin}/account/saml/callback?SAMLResponse=PHg%2B&RelayState=7` }
    },
  },
  {
    route: 'coming back from hosted login',
    call: /oauth\/token$/,
    async open() {
      const desk = await openHosted()
      await hostedOf(desk).signIn()
      const { hostedLogin } = desk.client.options
      return {
        desk,
        address: (await signInThere(desk)).href,
        options: { ...(hostedLogin && { hostedLogin }) },
      }
    },
  },
]

/** Opens a page by a link. `exchanges` holds the query of the page at each exchange. */
async function openPage(beside: App, address: string, call: RegExp, options: AppOptions = {}) {
  const exchanges: string[] = []
  const refused: number[] = []
  const place = () => app.ports.page.url()?.search ?? ''
  const browser: App['browser'] = {
    ...beside.browser,
    async fetch(input, init) {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const isExchange = call.test(pathname)
      if (isExchange) exchanges.push(place())
      const answer = await beside.browser.fetch(input, init)
      if (isExchange && !answer.ok) refused.push(answer.status)
      return answer
    },
  }
  const settings = { logLevel: 'silent' as const, ...options, address, starts: false }
  const app: App = await openApp({ ...settings, beside: { ...beside, browser }, sameBrowser: true })
  return { app, exchanges, refused, show: () => show(app) }
}

/** Renders the application again, under StrictMode. */
function show({ client }: App): void {
  cleanup()
  render(
    <StrictMode>
      <PorticoKit client={client} isolation="none">
        <p>Application</p>
      </PorticoKit>
    </StrictMode>,
  )
}

/** Waits until all pending work is complete. */
async function quiet(): Promise<void> {
  for (let time = 0; time < 10; time++) await settle()
}

describe.each(links)('$route', ({ call, open, fillIn }) => {
  async function openOnce() {
    const { desk, address, options } = await open()
    const page = await openPage(desk, address, call, options)
    page.show()
    await fillIn?.()
    await waitFor(() => expect(page.exchanges).toHaveLength(1))
    await act(quiet)
    expect(page.refused).toEqual([])
    return { ...page, desk, options, rest: origin + (page.app.ports.page.moves[0]?.path ?? '') }
  }

  it('a link’s credential is removed from the address by a history replace, and exchanged once under StrictMode', async () => {
    const { app, exchanges, rest } = await openOnce()
    expect(exchanges).toEqual([new URL(rest).search])
    expect(rest).not.toMatch(/token|code|SAMLResponse/i)
    expect(app.ports.page.moves[0]?.replace).toBe(true)
  })

  it('a link’s credential is not exchanged again after back navigation or a reload', async () => {
    const { app, desk, exchanges, options, rest, show: showAgain } = await openOnce()
    app.client.navigate('/reports')
    app.client.navigate(rest)
    showAgain()
    await act(quiet)
    expect(exchanges).toHaveLength(1)
    const reloaded = await openPage(desk, rest, call, options)
    reloaded.show()
    await screen.findByRole('heading', { level: 1 })
    await act(quiet)
    expect(reloaded.exchanges).toEqual([])
  })
})

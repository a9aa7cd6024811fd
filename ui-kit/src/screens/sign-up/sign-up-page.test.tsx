import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { origin } from '../../../../headless/test/open-account.ts'
import { openApp } from '../../../../headless/test/open-app.ts'
import { PorticoKit } from '../../kit/portico-kit.tsx'
import { SocialButtons } from '../social/index.ts'
import { SignUpPage, type SignUpPageProps } from './index.ts'
import { SignUpSuccess } from './sign-up-success.tsx'

afterEach(cleanup)

/** Opens the sign-up of an application whose provider offers Google. */
async function open(props: SignUpPageProps = {}) {
  const app = await openApp({ logLevel: 'silent', address: `${origin}/account/sign-up`, starts: false })
  app.provider.emulator.arrange((state) => {
    state.federation = { social: [{ id: 'google', active: true }], attempts: [], grants: [] }
  })
  await app.client.start()
  render(
    <PorticoKit client={app.client} isolation="none" screens={{ signUpUrl: () => <SignUpPage {...props} /> }}>
      <p>Application</p>
    </PorticoKit>,
  )
  return app
}

describe('the social providers of a sign-up', () => {
  it('stand below its form, and lead there to sign up', async () => {
    const app = await open()
    const google = await screen.findByRole('button', { name: /Google/ })
    const submit = screen.getByRole('button', { name: 'Create account' })
    expect(submit.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.click(google)
    await waitFor(() => expect(app.ports.page.opened).toHaveLength(1))
    const { searchParams } = new URL(app.ports.page.opened[0] ?? '')
    expect(JSON.parse(searchParams.get('state') ?? '')).toMatchObject({ provider: 'google', action: 'signUp' })
  })

  it('take along that the terms were accepted beside them', async () => {
    const app = await open({ termsUrl: 'https://acme.test/terms' })
    fireEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }))
    fireEvent.click(await screen.findByRole('button', { name: /Google/ }))
    await waitFor(() => expect(app.ports.page.opened).toHaveLength(1))
    const [attempt] = JSON.parse(app.ports.storage.session.get('portico-social-login:default') ?? '')
    expect(JSON.parse(attempt.metadata)).toEqual({ lastTermsCheck: new Date(app.clock.now()).toISOString() })
  })

  it('make way for other ways of one’s own', async () => {
    await open({ otherWays: <SocialButtons action="signUp" hasDivider={false} /> })
    expect(await screen.findAllByRole('button', { name: /Google/ })).toHaveLength(1)
  })
})

describe('the form of a sign-up', () => {
  it('marks every empty field at once, and the first takes the focus', async () => {
    await open({ termsUrl: '/terms', privacyUrl: '/privacy' })
    fireEvent.click(await screen.findByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(2))
    const invalid = [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'))
    expect(invalid).toEqual(['name', 'email', 'companyName', 'terms'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')))
  })

  it('links the terms within its sentence', async () => {
    await open({ termsUrl: '/terms', privacyUrl: '/privacy' })
    await screen.findByRole('checkbox', { name: 'I agree to the terms and the privacy notice' })
    const links = ['terms', 'privacy notice'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
    expect(links).toEqual(['/terms', '/privacy'])
  })

  it.each([
    [{ termsUrl: '/terms' }, 'I agree to the terms'],
    [{ privacyUrl: '/privacy' }, 'I agree to the privacy notice'],
  ])('asks to agree to no more than there is: %j', async (props, name) => {
    await open(props)
    expect(await screen.findByRole('checkbox', { name })).toBeDefined()
  })

  it('leads to the sign-in by a link with its address', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/account/login')
  })

  it('takes the social providers above it where the page wants them there', async () => {
    await open({ socialPlace: 'above' })
    const google = await screen.findByRole('button', { name: /Google/ })
    expect(screen.getByLabelText('Full name').compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('shows no social providers where the page wants none', async () => {
    await open({ social: false })
    await screen.findByRole('button', { name: 'Create account' })
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
  })
})

describe('an account that was made without a session', () => {
  it('explains that the person signs in next', async () => {
    const { client } = await openApp({ logLevel: 'silent', address: `${origin}/`, starts: false })
    const step = { name: 'SignUpSuccess', email: '', next: 'signIn', isStaying: false } as const
    render(
      <PorticoKit client={client} isolation="none">
        <SignUpSuccess step={step} />
      </PorticoKit>,
    )
    expect(await screen.findByText('Sign in to go on.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  })
})

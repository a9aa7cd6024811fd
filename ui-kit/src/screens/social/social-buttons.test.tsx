import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openLoginBox } from '../../../test/open-login-box.tsx'
import type { LoginBoxProps } from '../login/index.ts'

afterEach(cleanup)

const names = ['Google', 'GitHub', 'Microsoft', 'Lantern ID', 'Lumen'] as const

/** Opens the first form with these providers. */
async function open(offered: readonly string[], props: LoginBoxProps = {}) {
  const providers = offered.map((name) => ({
    id: name.toLowerCase(),
    name,
    mode: 'social-login' as const,
    authorizationUrl: 'https://id.test/',
    clientId: '',
    scopes: '',
  }))
  await openLoginBox({ shows: { step: { name: 'preLogin', email: '', notice: null }, providers }, props })
  await screen.findByLabelText('Email')
}

function words(): readonly string[] {
  return screen.getAllByRole('button', { name: /^Continue with/ }).map(({ textContent }) => textContent)
}

function markOf(name: string): Element | null {
  return screen.getByRole('button', { name: `Continue with ${name}` }).querySelector('.portico-SocialMark')
}

describe('the buttons of the social providers', () => {
  it.each([1, 3, 5])('leave no row half empty: of %d, the first has a row to itself', async (count) => {
    await open(names.slice(0, count))
    await screen.findByRole('button', { name: 'Continue with Google' })
    const wide = document.querySelectorAll('.portico-SocialButton--wide')
    expect([...wide].map(({ textContent }) => textContent)).toEqual(['Continue with Google'])
  })

  it.each([2, 4])('stand in rows of two where there are %d', async (count) => {
    await open(names.slice(0, count))
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(document.querySelector('.portico-SocialButton--wide')).toBeNull()
  })

  it('carry the marks of well-known providers', async () => {
    await open(names)
    await waitFor(() => expect(markOf('Google')?.querySelectorAll('path')).toHaveLength(4))
    expect(markOf('Microsoft')?.querySelectorAll('path')).toHaveLength(4)
    expect(markOf('GitHub')?.querySelector('path')?.getAttribute('fill')).toBe('currentColor')
  })

  it('buttons of unknown social providers carry letters, different ones', async () => {
    await open(names)
    await waitFor(() => expect(markOf('Lumen')?.getAttribute('data-letters')).toBe('Lu'))
    expect(markOf('Lantern ID')?.getAttribute('data-letters')).toBe('LI')
  })

  it('carry different letters for unknown providers whose names begin alike', async () => {
    await open(['Lumen', 'Lumos', 'Acme SSO', 'Acme Staff', 'Lu'])
    await waitFor(() => expect(markOf('Lumen')?.hasAttribute('data-letters')).toBe(true))
    const letters = ['Lumen', 'Lumos', 'Acme SSO', 'Acme Staff', 'Lu'].map((name) =>
      markOf(name)?.getAttribute('data-letters'),
    )
    expect(letters).toEqual(['Le', 'Lo', 'AS', 'At', 'Lu'])
  })

  it('stand in the order that the page gives, and the others follow', async () => {
    await open(names, { social: ['microsoft', 'github'] })
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(words()).toEqual(['Continue with Microsoft', 'GitHub', 'Google', 'Lantern ID', 'Lumen'])
  })

  it('buttons of the social providers are omitted if the page disables them', async () => {
    await open(names, { social: false })
    await waitFor(() => expect(document.querySelector('.portico-Ways')).not.toBeNull())
    expect(screen.queryByRole('group')).toBeNull()
  })

  it.each([
    ['below', Node.DOCUMENT_POSITION_FOLLOWING],
    ['above', Node.DOCUMENT_POSITION_PRECEDING],
  ] as const)('stand %s the form where the page wants them there', async (socialPlace, position) => {
    await open(names, { socialPlace })
    const google = await screen.findByRole('button', { name: 'Continue with Google' })
    expect(screen.getByLabelText('Email').compareDocumentPosition(google)).toBe(position)
    expect(screen.getAllByRole('button', { name: 'Continue with Google' })).toHaveLength(1)
  })
})

import { type LoginStep, type MfaStep, PorticoError } from '@portico/headless'
import { secret } from '@portico/headless/core'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type BoxState, openLoginBox } from '../../../test/open-login-box.tsx'

afterEach(cleanup)

const markup = '<img src=x onerror="document.title=1"><b>bold</b>'

describe('what comes from outside stays text', () => {
  it.each<[string, BoxState]>([
    ['an e-mail address on its way to an identity provider', shown({ name: 'redirectToSSO', email: markup, address })],
    ['an address to be sent to', shown({ name: 'redirectToSSO', email: 'maya@acme.test', address: markup })],
    ['a reason', shown({ name: 'unsupported', email: 'maya@acme.test', reason: markup })],
    ['a reason at the second factor', waits({ name: 'unsupported', reason: markup })],
    ['a recovery code', waits({ name: 'recoveryCode', recoveryCode: secret(markup) })],
    ['a key', waits({ name: 'authenticatorApp', mode: 'enroll', setup: { qrCode: secret('x'), key: secret(markup) } })],
  ])('%s', async (_, state) => {
    await openLoginBox({ shows: state })
    await screen.findByRole('heading')
    await expectText()
  })

  it('an e-mail address in a form', async () => {
    await openLoginBox({ shows: shown({ name: 'loginWithPassword', email: markup }) })
    expect(await screen.findByLabelText('Signing in as')).toHaveProperty('value', markup)
    expectNoElements()
  })

  it.each([
    ['refusal', new PorticoError('ER-UNKNOWN', markup, { status: 403 })],
    ['failure', new PorticoError('ER-UNKNOWN', 'x', { status: 500, traceId: markup })],
  ])('the words of a %s', async (_, error) => {
    const step = { name: 'loginWithPassword', email: 'maya@acme.test' } as const
    await openLoginBox({ shows: { step, call: 'submitPassword', error } })
    await screen.findByRole('heading')
    await expectText()
  })
})

async function expectText() {
  // A key is rendered in groups of four.
  const shown = (text: string) => text.replace(/\s/g, '').includes(markup.replace(/\s/g, ''))
  await screen.findAllByText((_, element) => element !== null && shown(element.textContent))
  expectNoElements()
}

function expectNoElements() {
  expect(document.querySelector('img, b')).toBeNull()
}

const address = 'https://idp.test/sso'

function shown(step: LoginStep): BoxState {
  return { step }
}

function waits(mfaStep: MfaStep): BoxState {
  return { step: { name: 'loginWithTwoFactor', email: 'maya@acme.test' }, mfaStep }
}

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { codeSentTo, otherThanSentTo } from '../../../../../headless/test/sent-code.ts'
import { press, step } from '../../../../test/open-login-box.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { SparePart } from './spare-part.tsx'

afterEach(cleanup)

const email = 'reader@acme.test'
const field = () => screen.getByLabelText<HTMLInputElement>('Code from the mail')

/** Opens the box of a person who was sent a code. */
async function openConfirm() {
  const app = await openScreen(<SparePart isolation="none" />, { signedInAs: email })
  await step('Spare part')
  await press('Send a code by mail')
  await step('Enter your code')
  return app
}

describe('the spare part', () => {
  it('the spare part is confirmed by the code that was sent', async () => {
    const app = await openConfirm()
    expect(screen.getByText(new RegExp(email))).toBeTruthy()
    await userEvent.type(field(), codeSentTo(app, email))
    await step('You are done')
  })

  it('shows a wrong code at its field, which keeps it', async () => {
    const app = await openConfirm()
    const wrong = otherThanSentTo(app, email)
    await userEvent.type(field(), wrong)
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(field().value).toBe(wrong)
    expect(screen.getByText('This code is not right. Check it, or get another one.')).toBeTruthy()
  })

  it('sends another code', async () => {
    const app = await openConfirm()
    const former = codeSentTo(app, email)
    await press('Send another one')
    await waitFor(() => expect(codeSentTo(app, email)).not.toBe(former))
  })

  it('the spare part can be done again', async () => {
    const app = await openConfirm()
    await userEvent.type(field(), codeSentTo(app, email))
    await step('You are done')
    await press('Do it again')
    await step('Spare part')
  })
})

import { describe, expect, it } from 'vitest'
import { ann, openSignUp, signUpOf } from '../../../test/open-account.ts'
import { until } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import type { CheckedFields } from './types.ts'

const refused: CheckedFields = { errors: { siret: 'Enter 14 digits.' } }

describe('a check of further answers', () => {
  it('sends the values that it returns', async () => {
    const app = await openSignUp()
    await signUpOf(app).submit({ ...ann, additionalFields: async () => ({ values: { siret: 7 } }) })
    expect(signUpOf(app).step.name).toBe('SignUpSuccess')
    const { metadata } = app.provider.emulator.snapshot().users.at(-1) ?? { metadata: '' }
    expect(JSON.parse(metadata)).toEqual({ siret: 7 })
  })

  it('refuses with its own sentences, without a call', async () => {
    const app = await openSignUp()
    const before = app.called().length
    const error = errorOf(await signUpOf(app).submit({ ...ann, additionalFields: () => refused }))
    expect(error?.code).toBe('additional-fields-invalid')
    expect(error?.context).toEqual({ missing: ['additional-fields-invalid'], errors: refused.errors })
    expect(app.called()).toHaveLength(before)
  })

  it('joins the errors of the other fields, before the terms', async () => {
    const app = await openSignUp()
    const nothing = { name: '', email: 'ann@', companyName: 'Archery', acceptsTerms: false }
    const error = errorOf(await signUpOf(app).submit({ ...nothing, additionalFields: () => refused }))
    expect(error?.context).toEqual({
      missing: ['name-too-short', 'email-incomplete', 'additional-fields-invalid', 'terms-required'],
      errors: refused.errors,
    })
  })

  it('runs once for two submits at a time', async () => {
    const app = await openSignUp()
    let count = 0
    let finish = (_: CheckedFields) => {}
    const additionalFields = () => {
      count += 1
      return new Promise<CheckedFields>((resolve) => {
        finish = resolve
      })
    }
    const both = [
      signUpOf(app).submit({ ...ann, additionalFields }),
      signUpOf(app).submit({ ...ann, additionalFields }),
    ]
    await until(() => count === 1 && signUpOf(app).calls.submit.status === 'pending')
    finish(refused)
    expect((await Promise.all(both)).map((outcome) => errorOf(outcome)?.code)).toEqual([
      'additional-fields-invalid',
      'additional-fields-invalid',
    ])
    expect(count).toBe(1)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('a defect'))],
    [
      'rejects',
      () => {
        throw new Error('a defect')
      },
    ],
  ])('fails the submit and is logged if it %s', async (_, additionalFields) => {
    const app = await openSignUp()
    const error = errorOf(await signUpOf(app).submit({ ...ann, additionalFields }))
    expect(error).toMatchObject({ status: 500, cause: new Error('a defect') })
    expect(app.ports.lines.some((line) => line.includes('A feature failed.'))).toBe(true)
  })
})

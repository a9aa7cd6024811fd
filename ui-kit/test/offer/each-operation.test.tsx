import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { operations } from '../../../providers/emulator/src/openapi/operations.gen.ts'
import { inShare, longest } from '../../../test/share.ts'
import { giveEmail, givePassword, openLoginBox } from '../open-login-box.tsx'
import { faultsOnPage, listedSections, openWholePortal, type Place, places, visit } from './visit.tsx'

afterEach(cleanup)

/** The places that call each operation, besides the calls of the portal itself. */
const callers = new Map<string, Place[]>()
for (const place of places) {
  const app = await openWholePortal()
  await visit(app, { section: 'profile' })
  const before = app.called().length
  await visit(app, place)
  for (const operation of new Set(app.called().slice(before)))
    callers.set(operation, [...(callers.get(operation) ?? []), place])
  cleanup()
}

/** The operations that the sign-in page calls. */
const ofSignIn = await (async () => {
  const { called } = await openLoginBox({ starts: true })
  await screen.findByText('Create an account')
  cleanup()
  return [...new Set(called())]
})()

/** Operations without which nobody is signed in. */
const needed: readonly string[] = ['refreshToken', 'getMe']

const withoutOne = operations.map(({ id }) => id).filter((id) => !needed.includes(id))

describe('a provider without one operation', () => {
  it.each(inShare(10, withoutOne))(
    'without %s, no place of the portal shows a failure, a bare part or a link to nothing',
    { timeout: longest },
    async (operation) => {
      const app = await openWholePortal({}, ({ provider: { emulator } }) =>
        emulator.faults.add({ operation, kind: 'status', status: 501 }),
      )
      for (const place of [{ section: 'profile' }, ...(callers.get(operation) ?? [])]) {
        const shown = await visit(app, place)
        const listed = listedSections()
        expect(shown, `${operation} at ${place.section}`).toBe(
          listed.includes(place.section) ? place.section : listed[0],
        )
        expect(faultsOnPage(), `${operation} at ${place.section}/${place.tab ?? place.rows ?? ''}`).toEqual([])
      }
    },
  )
})

describe('the sign-in of a provider without one operation', () => {
  it.each(ofSignIn)('without %s, the sign-in shows no failure', async (operation) => {
    const app = await openLoginBox({ starts: false })
    app.provider.emulator.faults.add({ operation, kind: 'status', status: 501 })
    await app.client.start()
    await giveEmail('admin@acme.test')
    await screen.findByRole('heading', { name: 'Enter your password' })
    expect(faultsOnPage()).toEqual([])
    await givePassword()
    await screen.findByRole('heading', { name: /signed in/i })
  })
})

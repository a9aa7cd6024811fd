import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, openApp } from '../../test/open-app.ts'
import type { Feature } from '../client/index.ts'
import type { Scope } from '../core/feature.ts'
import type { Outcome } from '../core/outcome.ts'
import { sessionFeature } from './feature.ts'
import type { Accepted } from './types.ts'

interface NoteActions {
  write(text: string): void
  signIn(email: string): Promise<Outcome<Accepted>>
}

/** Returns a feature with a note of this scope. It can also sign a user in. */
function noteOf(scope: Scope): Feature<{ readonly text: string }, NoteActions> {
  return {
    name: `note-of-${scope}`,
    scope,
    state: () => ({ text: '' }),
    actions: ({ client, task, step }) => ({
      write: step(({ set }, text) => set({ text })),
      signIn: task('single', async (call, email) => {
        const body = { email, password: demoPassword }
        const answer = await client.api.post('/identity/resources/auth/v1/user', { body, signal: call.signal })
        return client.session.accept(answer, call)
      }),
    }),
  }
}

const scopes = ['client', 'user', 'tenant'] as const
const notes = { client: noteOf('client'), user: noteOf('user'), tenant: noteOf('tenant') }
const elsewhere: typeof notes.user = { ...noteOf('user'), name: 'elsewhere' }

/** Opens an application with a signed-in user, and writes a note of each scope. */
async function openWithNotes() {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const heard: string[] = []
  app.client.on('signedIn', ({ email }) => heard.push(`in ${email}`))
  app.client.on('signedOut', (user) => heard.push(`out ${user?.email}`))
  for (const scope of scopes) app.client.get(notes[scope]).actions.write('written')
  return { app, heard }
}

const kept = ({ client }: App) => scopes.filter((scope) => client.get(notes[scope]).getSnapshot().text === 'written')
const snapshot = ({ client }: App) => client.get(sessionFeature).getSnapshot()

describe('data that belongs to a user', () => {
  it('stays while the same user in the same tenant gets a new token', async () => {
    const { app, heard } = await openWithNotes()
    await app.client.session.refresh()
    expect(kept(app)).toEqual(['client', 'user', 'tenant'])
    expect(heard).toEqual([])
  })

  it('goes with the tenant, where the user moves to another', async () => {
    const { app, heard } = await openWithNotes()
    const other = snapshot(app).tenants.find(({ tenantId }) => tenantId !== snapshot(app).tenant?.tenantId)
    await app.client.api.put('/identity/resources/users/v1/tenant', { body: { tenantId: other?.tenantId ?? '' } })
    await app.client.session.refresh()
    expect(snapshot(app)).toMatchObject({ tenant: { name: other?.name }, user: { tenantId: other?.tenantId } })
    expect(kept(app)).toEqual(['client', 'user'])
    expect(heard).toEqual(['in admin@acme.test'])
  })

  it('goes with the user, where another signs in over them', async () => {
    const { app, heard } = await openWithNotes()
    await app.client.get(elsewhere).actions.signIn('reader@acme.test')
    expect(snapshot(app).user?.email).toBe('reader@acme.test')
    expect(kept(app)).toEqual(['client'])
    expect(heard).toEqual(['in reader@acme.test'])
  })

  it('goes with the user, where a sign-in over them asks for a second factor', async () => {
    const { app, heard } = await openWithNotes()
    await app.client.get(elsewhere).actions.signIn('mfa@acme.test')
    expect(snapshot(app)).toMatchObject({ status: 'unauthenticated', user: null })
    expect(kept(app)).toEqual(['client'])
    expect(heard).toEqual(['out admin@acme.test'])
  })

  it('stays in the slice that the new sign-in comes from, which is at work', async () => {
    const { app } = await openWithNotes()
    const outcome = await app.client.get(notes.user).actions.signIn('reader@acme.test')
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'authenticated' } })
    expect(kept(app)).toEqual(['client', 'user'])
  })

  it('data of a user is cleared even in the slice they signed in from, once another user signs in', async () => {
    const { app } = await openWithNotes()
    await app.client.get(notes.user).actions.signIn('admin@acme.test')
    app.client.get(notes.user).actions.write('written')
    await app.client.get(elsewhere).actions.signIn('reader@acme.test')
    expect(kept(app)).toEqual(['client'])
  })
})

import { describe, expect, it } from 'vitest'
import { openScene } from '../../test/open-caller.ts'
import { rowsIn } from '../../test/open-roles.ts'

const categories = '/event/resources/configurations/v1/categories'
const maps = '/event/resources/configurations/v1?channels='

async function openAs(email = 'admin@acme.test') {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  return { read: (path: string) => scene.get(path, { token }) }
}

describe('the categories', () => {
  it('the categories of events contain their events', async () => {
    const { read } = await openAs()
    const [first] = rowsIn(await read(categories))
    expect(first).toMatchObject({ id: 'users', name: 'Users' })
    expect(first?.['events']).toContainEqual(
      expect.objectContaining({ key: 'user.invitedToTenant', categoryId: 'users', displayName: 'User invited' }),
    )
  })
})

describe('the map of a channel', () => {
  it.each(['email', 'slack', 'sms', 'webhook'])(
    'the map of a channel has the events that %s sends, with their category',
    async (channel) => {
      const { read } = await openAs()
      const rows = rowsIn(await read(maps + channel))
      expect(rows).toContainEqual(
        expect.objectContaining({ key: 'user.locked', category: expect.objectContaining({ name: 'Security' }) }),
      )
      expect(rows.some(({ key }) => key === 'group.created')).toBe(channel !== 'sms')
    },
  )

  it('the map of an unknown channel is refused', async () => {
    const { read } = await openAs()
    expect((await read(`${maps}pigeon`)).status).toBe(400)
  })
})

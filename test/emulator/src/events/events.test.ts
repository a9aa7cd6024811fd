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
  it('have their events', async () => {
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
    'has the events that %s sends, with their category',
    async (channel) => {
      const { read } = await openAs()
      const rows = rowsIn(await read(maps + channel))
      expect(rows).toContainEqual(
        expect.objectContaining({ key: 'user.locked', category: expect.objectContaining({ name: 'Security' }) }),
      )
      expect(rows.some(({ key }) => key === 'group.created')).toBe(channel !== 'sms')
    },
  )

  it('is refused for another channel', async () => {
    const { read } = await openAs()
    expect((await read(`${maps}pigeon`)).status).toBe(400)
  })
})

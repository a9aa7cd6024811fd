import { expect, it } from 'vitest'
import { openDirectory, patchOf } from '../../test/open-directory.ts'
import { webhookBody } from '../../test/open-webhooks.ts'

it('each change of a directory is in the audit log under its name, and no read or refusal is', async () => {
  const { scim, addPerson, addGroup, emulator } = openDirectory()
  const before = emulator.snapshot().audits.length
  const id = await addPerson('maya@acme.test')
  const group = await addGroup('Shift leads', [id])
  await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'title', value: 'Lead' }))
  await scim('GET', `/Users/${id}`)
  await scim('POST', '/Users', { userName: 'nobody' })
  await scim('DELETE', `/Groups/${group}`)
  await scim('DELETE', `/Users/${id}`)
  const rows = emulator.snapshot().audits.slice(before)
  expect(rows.map(({ action }) => action)).toEqual([
    'createScimUser',
    'createScimGroup',
    'updateScimUser',
    'deleteScimGroup',
    'deleteScimUser',
  ])
  expect(rows[0]).toMatchObject({
    user: 'Warehouse HR',
    userId: null,
    description: 'Added a person from the directory',
  })
  expect(JSON.stringify(rows)).not.toContain('maya')
})

it('the changes of a directory are events of the tenant', async () => {
  const { addPerson, call, tokenOf, emulator } = openDirectory()
  const token = await tokenOf('admin@acme.test')
  const body = { ...webhookBody, eventKeys: ['user.addedByDirectory'] }
  expect((await call('POST', '/webhook/custom', { token, body })).status).toBe(201)
  await addPerson('maya@acme.test')
  await expect.poll(() => emulator.received().length).toBe(1)
  expect(JSON.parse(emulator.received()[0]?.body ?? '')).toMatchObject({
    eventKey: 'user.addedByDirectory',
    user: null,
  })
})

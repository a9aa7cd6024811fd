import { expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { recordedNetwork } from '../../test/recorded-network.ts'
import { createClient } from '../client/index.ts'

it('hands the headers of an answer to a call that asks for them', async () => {
  const { fetch } = recordedNetwork(Response.json({}, { headers: { date: 'Thu, 01 Jan 2026 00:00:07 GMT' } }))
  const { api } = createClient({ baseUrl: 'https://id.example', ports: fakePorts({ fetch }) })
  const dates: (string | null)[] = []
  await api.post('/oauth/token', {
    body: { grant_type: 'refresh_token', refresh_token: 'r' },
    headers: { authorization: 'Bearer' },
    onHeaders: (headers) => void dates.push(headers.get('date')),
  })
  expect(dates).toEqual(['Thu, 01 Jan 2026 00:00:07 GMT'])
})

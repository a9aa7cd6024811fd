// @ts-check
// `npm run bench -- directory`: the first sync of a directory of 1,000 people, each looked up by name before it is added.
import { parseArgs } from 'node:util'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'

const { values } = parseArgs({ options: { people: { type: 'string', default: '1000' } } })
const people = Number(values.people)
const step = 200
const mostSeconds = 20

buildWhatIsStale(['headless', 'providers/emulator'])
const { createTestClient } = await import('@portico/emulator/testing')
const { client, emulator } = await createTestClient({ signedInAs: 'admin@acme.test' })
const path = '/directory/resources/v1/configurations/scim2'
const { address, token } = await client.api.post(path, {
  body: { connectionName: 'Bench', source: 'okta', syncToUserManagement: true },
})

console.log(
  `\nThe first sync of ${people.toLocaleString('en')} people, in one process with Node ${process.versions.node}`,
)
let [sum, since] = [0, performance.now()]
for (let at = 1; at <= people; at += 1) {
  await sync(`person-${at}@acme.test`)
  if (at % step !== 0) continue
  const ms = performance.now() - since
  sum += ms
  console.log(`  ${at - step + 1} to ${at}: ${(ms / step).toFixed(1)} ms a person`)
  since = performance.now()
}
const isHeld = sum <= 1000 * mostSeconds
console.log(`  ${(sum / 1000).toFixed(1)} s, at most ${mostSeconds} asked for: ${isHeld ? 'held' : 'MISSED'}`)
if (!isHeld) process.exitCode = 1
client.dispose()

/** @param {string} userName */
async function sync(userName) {
  await scim(`/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)
  const emails = [{ value: userName, type: 'work', primary: true }]
  await scim('/Users', { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName, emails, active: true })
}

/**
 * @param {string} place
 * @param {object} [body]
 */
async function scim(place, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const response = await emulator.fetch(new Request(`${address}${place}`, init))
  const text = await response.text()
  if (!response.ok) throw new Error(`${place} answered ${response.status}: ${text}`)
}

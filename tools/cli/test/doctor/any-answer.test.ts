import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { runDoctor } from '../../src/doctor/index.ts'

const names = [
  'location',
  'set-cookie',
  'date',
  'retry-after',
  'content-type',
  'content-security-policy',
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-allow-credentials',
]
const value = fc.oneof(
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[^ -~]/g, '').trim()),
  fc.constantFrom(
    'http://[',
    'fe_refresh_a=b; Domain=.com; Path',
    'fe_refresh_=; domain; samesite=',
    "default-src ; ;connect-src http://:x/ 'self',,",
    'https://app.example.com',
    'true',
  ),
)
const body = fc.oneof(
  fc.json({ maxDepth: 2 }),
  fc.string(),
  fc.constantFrom('{"accessToken":"a.b"}', '{"keys":[null,1]}'),
)
const answer = fc.record({
  status: fc.constantFrom(200, 201, 302, 400, 401, 404, 429, 500),
  headers: fc.dictionary(fc.constantFrom(...names), value),
  body,
})

describe('any answers', () => {
  it('the doctor ends with a report for any answers', async () => {
    const property = fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 12 }), async (answers) => {
      let call = 0
      const fetch = async () => {
        const { status, headers, body } = answers[call++ % answers.length] ??
          answers[0] ?? { status: 200, headers: {}, body: '' }
        return new Response(body, { status, headers })
      }
      const printed: string[] = []
      const output = { print: (text: string) => printed.push(text), printError: (text: string) => printed.push(text) }
      const args = '--provider https://id.example.com --origin https://app.example.com --hosted --client-id a --json'
      const host = {
        env: { PORTICO_DOCTOR_PASSWORD: 'a secret' },
        folder: '.',
        readInput: async () => '',
        isColoured: false,
      }
      const machine = { fetch, now: Date.now, nodeVersion: process.versions.node }
      const exitCode = await runDoctor([...args.split(' '), '--email', 'a@b.c'], output, { ...host, ...machine })
      expect([0, 1]).toContain(exitCode)
      expect(JSON.parse(printed.join(''))).toMatchObject({ findings: expect.any(Array) })
      expect(printed.join('')).not.toContain('a secret')
    })
    await fc.assert(property, { numRuns: runs(400) })
  })
})

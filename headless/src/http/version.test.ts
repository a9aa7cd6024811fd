import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApp } from '../../test/open-app.ts'

it('every call names the package with the version of its package.json', async () => {
  const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const { sent } = await openApp({ signedInAs: 'admin@acme.test' })
  expect(sent('/refresh')[0]?.headers.get('x-frontegg-sdk')).toBe(`${name}@${version}`)
})

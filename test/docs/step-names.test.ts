import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const features = new URL('../../headless/src/features/', import.meta.url)
const guide = readFileSync(new URL('../../docs/adding-a-feature.md', import.meta.url), 'utf8')

it('every step name that is not camelCase is listed in the guide, and no other', () => {
  const names = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('types.ts'))
    .flatMap((path) => [...readFileSync(new URL(path, features), 'utf8').matchAll(/readonly name: '(\w+)'/g)])
    .map(([, name = '']) => name)
    .filter((name) => /^[A-Z]|[A-Z]{2}/.test(name))
  const listed = /These keep the spelling[\s\S]*?its too\./.exec(guide)?.[0].matchAll(/`(\w+)`/g) ?? []
  expect([...new Set(names)].sort()).toEqual([...listed].map(([, name]) => name).sort())
})

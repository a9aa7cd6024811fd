import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'
import { layers } from '../arch/direction.ts'
import { namesOf } from './kit-names.ts'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

it('the page of the architecture names each folder of headless', () => {
  const rows = namesOf(page, 'Headless', /^\| (`[^|]*) \|/gm)
  const named = rows.flatMap((row) => row.match(/(?<=`)[a-z-]+(?=[`/])/g) ?? [])
  expect(named.sort()).toEqual(Object.keys(layers).sort())
})

it('a feature without an area of its name in the emulator is in the table of words that differ', () => {
  const areas = foldersOf('providers/emulator/src')
  const differing = features.filter((feature) => !areas.includes(feature))
  expect(differing.filter((feature) => !wordsIn(1).includes(feature))).toEqual([])
})

it('a screen without a feature of its name is in the table of words that differ', () => {
  const portal = foldersOf('ui-kit/src/screens/portal')
  const screens = foldersOf('ui-kit/src/screens').filter((screen) => screen !== 'portal')
  const named = [...screens, ...portal.map((screen) => `portal/${screen}`)]
  const differing = named.filter((screen) => !features.includes(screen.replace('portal/', '')))
  expect(differing.filter((screen) => !wordsIn(0).includes(screen))).toEqual([])
})

it('the table of words that differ names folders that exist', () => {
  const folders = [
    ...features,
    ...foldersOf('providers/emulator/src'),
    ...foldersOf('ui-kit/src/screens'),
    ...foldersOf('ui-kit/src/screens/portal').map((screen) => `portal/${screen}`),
  ]
  expect([...wordsIn(0), ...wordsIn(1)].filter((word) => !folders.includes(word) && !word.startsWith('use'))).toEqual(
    [],
  )
})

const features = [
  ...foldersOf('headless/src/features').filter((feature) => feature !== 'portal'),
  ...foldersOf('headless/src/features/portal'),
]

/** The names in a column of the tables of words that differ. */
function wordsIn(column: number): readonly string[] {
  const [, section = ''] = /## Words that differ\n([\s\S]*?)\n## /.exec(page) ?? []
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => row.split('|')[column + 1]?.match(/(?<=`)[a-zA-Z/-]+(?=`)/g) ?? [])
}

function foldersOf(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

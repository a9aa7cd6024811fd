import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** The rows of the table of commands, from its heading to the next. */
const rows =
  read('CONTRIBUTING.md')
    .split(/^## /m)
    .find((part) => part.startsWith('Commands\n'))
    ?.match(/^\| `.*$/gm) ?? []

const described = rows.flatMap((row) => {
  const [, command, sentence = ''] = row.split(/(?<!\\)\|/)
  const [, name] = /`npm (?:run )?([\w:-]+)/.exec(command ?? '') ?? []
  return name === undefined || sentence.trim() === '' ? [] : [name]
})

it('describes every command of package.json in the table of CONTRIBUTING.md, and no other', () => {
  expect(described.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

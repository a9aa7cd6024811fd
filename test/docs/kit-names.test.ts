import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slotNames } from '@portico/ui-kit/slots'
import { tokenNames } from '@portico/ui-kit/theme'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/reference/pages.mjs'
import { kindsIn, kindsOf, namesOf, replaceableIn } from './kit-names.ts'

const page = (path: string) => readFileSync(join(root, path), 'utf8')
const slots = page('docs/replacing/slots.md')
const classes = page('docs/replacing/classes.md')
const kit = join(root, 'ui-kit/src')
const tokens = page('docs/replacing/tokens.md')

describe('the page of the slots', () => {
  it('lists every name, and no other', () => {
    expect(namesOf(slots, 'Every name', /`([A-Z]\w*)`/g)).toEqual([...slotNames].sort())
  })

  it('lists every part that can be replaced, and no other', () => {
    const listed = namesOf(slots, 'Replaceable parts', /^\| `(\w+)` \|/gm)
    expect(listed).toEqual(replaceableIn(kit))
  })
})

describe('the page of the classes', () => {
  it('lists every kind of a part, and no other', () => {
    expect(kindsOf(classes, 'Kinds')).toEqual(kindsIn(kit))
  })
})

describe('the page of the tokens', () => {
  it('lists every token, and no other', () => {
    expect(namesOf(tokens, 'What there is', /`(--[\w-]+)`/g)).toEqual([...tokenNames].sort())
  })
})

describe('the kinds of a section', () => {
  it('belong to the part in the first cell', () => {
    const text =
      '\n## Kinds\n\n| Part | Classes |\n|---|---|\n| Bar | `portico-Bar--b`, `--a`; `--c`, which is wide |\n'
    expect(kindsOf(text, 'Kinds')).toEqual(['portico-Bar--a', 'portico-Bar--b', 'portico-Bar--c'])
  })
})

describe('the names of a section', () => {
  it('the names of a section are those in its tables, up to the next section', () => {
    const text =
      '`Before`\n\n## Parts\n\n`Beside`\n\n| A | B |\n|---|---|\n| x `Two` | `One` |\n\n## Next\n\n| `After` |\n'
    expect(namesOf(text, 'Parts', /`(\w+)`/g)).toEqual(['One', 'Two'])
  })

  it('the names of a section are an empty list if the page has no such section', () => {
    expect(namesOf('| `One` |', 'Parts', /`(\w+)`/g)).toEqual([])
  })
})

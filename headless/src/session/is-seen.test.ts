import fc from 'fast-check'
import { it } from 'vitest'
import { shownLine } from '../core/visible-text.ts'
import { isSeen } from './user.ts'

const unseen = fc.constantFrom(
  ' ',
  '\u00a0',
  '\n',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\ufeff',
  '\u2800',
  '\u3164',
  '\u202e',
)
const names = fc.oneof(fc.string(), fc.string({ unit: unseen }), fc.stringMatching(/^\s*\S?\s*$/))

it('a name can be seen if something of it is left on its line', () => {
  fc.assert(fc.property(names, (name) => isSeen(name) === (shownLine(name) !== '')))
})

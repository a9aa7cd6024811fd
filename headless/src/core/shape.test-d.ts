import { expectTypeOf, it } from 'vitest'
import type { Shape } from './shape.ts'

interface Place {
  readonly id: string
  readonly kind: 'town' | 'village'
  readonly region: string | null
  readonly note?: string | undefined
  readonly tags: readonly string[]
}

const whole = { id: 'string', kind: 'string', 'region|null': 'string', 'note?': 'string', tags: ['string'] } as const

it('a shape has each member of its type', () => {
  expectTypeOf(whole).toExtend<Shape<Place>>()
  expectTypeOf<Omit<typeof whole, 'region|null'>>().not.toExtend<Shape<Place>>()
})

it('a shape has the type of each member', () => {
  expectTypeOf({ ...whole, id: 'number' as const }).not.toExtend<Shape<Place>>()
  expectTypeOf({ ...whole, tags: 'string' as const }).not.toExtend<Shape<Place>>()
})

it('a member of a union of texts has no substitute', () => {
  expectTypeOf({ ...whole, kind: 'text' as const }).not.toExtend<Shape<Place>>()
})

import { describe, expect, it } from 'vitest'
import { withAllPaths } from '../../scripts/generate/contract-paths.mjs'

const index = `paths:
  /users/v1: {$ref: ./users.yaml#/paths/~1users~1v1}
  /users/v1/{id}:
    $ref: ./users.yaml#/paths/~1users~1v1~1%7Bid%7D
  /roles/v1: {$ref: ./roles.yaml#/paths/~1roles~1v1}
components: {}
`

describe('a path that only its document has', () => {
  it('gets its reference after the path that precedes it there', () => {
    const written = withAllPaths(index, { 'users.yaml': ['/users/v1', '/users/v1/{id}', '/users/notes/v1/{noteId}'] })
    expect(written).toContain(`    $ref: ./users.yaml#/paths/~1users~1v1~1%7Bid%7D
  /users/notes/v1/{noteId}:
    $ref: ./users.yaml#/paths/~1users~1notes~1v1~1%7BnoteId%7D
  /roles/v1:`)
  })

  it('a path that only its document has becomes the first one if none precedes it', () => {
    const written = withAllPaths(index, { 'audits.yaml': ['/audits/v1', '/audits/v2'] })
    expect(written).toContain(`paths:
  /audits/v1:
    $ref: ./audits.yaml#/paths/~1audits~1v1
  /audits/v2:
    $ref: ./audits.yaml#/paths/~1audits~1v2
  /users/v1:`)
  })
})

it('an index that refers to every path stays as it is', () => {
  expect(withAllPaths(index, { 'users.yaml': ['/users/v1', '/users/v1/{id}'], 'roles.yaml': ['/roles/v1'] })).toBe(
    index,
  )
})

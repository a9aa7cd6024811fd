import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = new URL('../../headless/openapi/', import.meta.url)

it('the README of the contract lists the operations of ours, and no others', () => {
  const [, section = ''] = readFileSync(new URL('README.md', folder), 'utf8').split('\n## Operations of ours\n')
  const [table = ''] = section.split('\n## ')
  const listed = [...table.matchAll(/^\| `(\w+)` \| `(\w+ [^`]+)` \|/gm)].map(([, id, call]) => `${id}: ${call}`)
  expect(listed.toSorted()).toEqual(ownOperations().toSorted())
})

/** The operations whose description says that they are ours, such as `lockUser: POST /a/{userId}`. */
function ownOperations(): readonly string[] {
  const documents = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return documents.flatMap((file) => {
    const { paths } = parse(readFileSync(new URL(file, folder), 'utf8')) as { readonly paths?: Paths }
    return Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId, description }]) =>
        description?.startsWith('An operation of ours.') ? [`${operationId}: ${method.toUpperCase()} ${path}`] : [],
      ),
    )
  })
}

type Paths = Readonly<
  Record<string, Readonly<Record<string, { readonly operationId?: string; readonly description?: string }>>>
>

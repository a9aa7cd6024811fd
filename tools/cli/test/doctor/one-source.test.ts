import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@portico/headless/client'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fakePorts } from '../../../../headless/test/fake-ports.ts'
import { oldestNode } from '../../src/doctor/checks/installation.ts'
import { askedOperations, optionalHeaders, sentHeaders } from '../../src/doctor/client-calls.ts'
import { codes } from '../../src/doctor/codes/index.ts'
import { contentNeeds, pictureSources } from '../../src/doctor/content-needs.ts'
import { publicOperations } from '../../src/doctor/public-operations.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the list of headers of the client', () => {
  it('the doctor asks about the headers that the client sends, and about no other', async () => {
    const sent = new Set<string>()
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      for (const [name] of new Request(input, init).headers) sent.add(name)
      return Promise.resolve(Response.json({}))
    }
    const ports = fakePorts({ address: 'https://app.example.com/?tenantId=acme', fetch })
    const client = createClient({
      baseUrl: 'https://id.example.com',
      applicationId: 'app',
      framework: 'react@19.3.1',
      tenantResolver: () => 'acme',
      ports,
    })
    await client.api.put('/identity/resources/users/v2/me', {
      body: { name: 'Ada' },
      headers: { authorization: 'Bearer token' },
    })
    expect([...sent].filter((name) => name !== 'accept').sort()).toEqual([...sentHeaders, ...optionalHeaders].sort())
  })
})

describe('the list of operations of the contract', () => {
  it.each(publicOperations)(
    '$path exists, needs no token, and has the members that the doctor expects',
    ({ path, shape }) => {
      const operation = operationsAt(path)['get']
      const isPublic =
        operation?.security?.every((one) => Object.keys(one).length > 0) === false || operation?.security?.length === 0
      expect(isPublic).toBe(true)
      const { type, required = [] } = schemaOf(path, operation)
      expect(type).toBe(shape === 'list' ? 'array' : 'object')
      if (shape !== 'list') expect(required).toEqual(expect.arrayContaining([...shape]))
    },
  )

  it('each operation that a preflight asks about exists', () => {
    for (const { method, path } of askedOperations) {
      expect(Object.keys(operationsAt(path)), path).toContain(method.toLowerCase())
    }
  })
})

describe('the guides of the doctor and of its codes', () => {
  it('the guide of the doctor lists each code with its meaning', () => {
    const rows = Object.entries(codes).map(
      ([code, { level, title, effect, remedy }]) => `| \`${code}\` | ${level} | ${title}. ${effect} | ${remedy} |`,
    )
    const listed = read('docs/doctor.md').match(/^\| `[a-z-]+` \| (?:error|warning|note) \|.*$/gm)
    expect(listed).toEqual(rows)
  })

  it('the guide of troubleshooting leads to each error, except for that of the sign-in itself', () => {
    const [, section = ''] = read('docs/troubleshooting.md').split('## Outside of the page')
    const [table = ''] = section.split('\n## ')
    const listed = [...table.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, code]) => code)
    const errors = Object.entries(codes).flatMap(([code, { level }]) => (level === 'error' ? code : []))
    expect([...listed, 'sign-in-refused'].sort()).toEqual(errors.sort())
  })

  it.each([
    ['captcha', 'docs/captcha.md'],
    ['stripe', 'docs/features/portal/subscription.md'],
    ['tag-manager', 'docs/tag-manager.md'],
  ] as const)('the policy that %s needs is the one of %s', (feature, path) => {
    const { sources, trustedType } = contentNeeds[feature]
    const lines = Object.entries(sources).map(([directive, values]) => `${directive} ${values.join(' ')}`)
    const text = read(path)
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines))
    expect(text).toContain(trustedType)
  })

  it('the guide of a provider lists the sources of pictures', () => {
    const [row = ''] = /^\| pictures of users and tenants .*$/m.exec(read('docs/your-provider.md')) ?? []
    for (const source of pictureSources) expect(row).toContain(`\`${source}\``)
  })

  it('the oldest version of Node is that of the packages', () => {
    const { engines }: { readonly engines: { readonly node: string } } = JSON.parse(read('headless/package.json'))
    expect(`${engines.node}.0`).toBe(`>=${oldestNode}`)
  })
})

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly required?: readonly string[]
}

interface Operation {
  readonly security?: readonly object[]
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly $ref: string } & Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

function document(file: string): Document {
  return parse(read(`headless/openapi/${file}`))
}

/** The file that the contract has a path in. */
function fileOf(path: string): string {
  return /^\.\/([a-z]+\.yaml)/.exec(document('openapi.yaml').paths[path]?.$ref ?? '')?.[1] ?? 'no such path'
}

function operationsAt(path: string): Readonly<Record<string, Operation>> {
  return document(fileOf(path)).paths[path] ?? {}
}

function schemaOf(path: string, operation: Operation | undefined): Schema {
  let file = fileOf(path)
  let schema: Schema = operation?.responses['200']?.content?.['application/json']?.schema ?? {}
  while (schema.$ref !== undefined) {
    const [, other, name = ''] = /^(?:\.\/([a-z]+\.yaml))?#\/components\/schemas\/(.+)$/.exec(schema.$ref) ?? []
    file = other ?? file
    schema = document(file).components.schemas[name] ?? {}
  }
  return schema
}

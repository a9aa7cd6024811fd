import { describe, expect, it } from 'vitest'
import { compactContract } from '../../scripts/generate/compact-contract.mjs'

const operation = (name: string, members: readonly string[]) => [`    ${name}: {`, ...members, '    };']
const never = ['query', 'header', 'path', 'cookie'].map((name) => `            ${name}?: never;`)
const answer = (status: string, content: readonly string[], description = 'Done.') => [
  `            /** @description ${description} */`,
  `            ${status}: {`,
  '                headers: {',
  '                    "Set-Cookie": components["headers"]["SetCookie"];',
  '                    [name: string]: unknown;',
  '                };',
  ...content.map((line) => `                ${line}`),
  '            };',
]

/** Returns the shortened types of one operation and its path, without those that every contract begins with. */
function compacted(members: readonly string[], schemas: readonly string[] = []): string {
  const types = [
    'export interface paths {',
    '    "/notes": {',
    '        parameters: {',
    ...never,
    '        };',
    '        get?: never;',
    '        /** Adds a note */',
    '        post: operations["addNote"];',
    '    };',
    '}',
    'export interface components {',
    ...schemas,
    '}',
    'export interface operations {',
    ...operation('addNote', members),
    '}',
    '',
  ]
  return compactContract(types.join('\n')).replace(/^.*?(?=export interface paths)/s, '')
}

describe('shortening the types of the contract', () => {
  it('an operation stands at its path, without members that nothing reads', () => {
    const text = compacted([
      '        parameters: {',
      ...never,
      '        };',
      '        requestBody?: never;',
      '        responses: {',
      ...answer('200', ['content?: never;']),
      '            default: components["responses"]["Error"];',
      '        };',
    ])
    expect(text).toBe(
      'export interface paths {\n    "/notes": {\n        post: {\n            responses: {\n                200: Empty;\n            };\n        };\n    };\n}\nexport interface components {\n}\n',
    )
  })

  it('JSON of a request and of an answer has one name', () => {
    const json = (type: string) => ['content: {', `    "application/json": ${type};`, '};']
    const text = compacted([
      '        requestBody: {',
      ...json('components["schemas"]["Note"]').map((line) => `            ${line}`),
      '        };',
      '        responses: {',
      ...answer('201', ['content: {', '    "application/json": {', '        id: string;', '    };', '};']),
      '        };',
    ])
    expect(text).toContain('requestBody: Json<Schemas["Note"]>;')
    expect(text.replaceAll(/\s+/g, ' ')).toContain('201: Json<{ id: string; }>;')
  })

  it('an answer of several types keeps them, and its description stays', () => {
    const text = compacted([
      '        responses: {',
      ...answer('200', ['content: {', '    "application/json": string;', '    "text/csv": string;', '};'], 'A file.'),
      '        };',
    ])
    expect(text).toContain('/** A file. */')
    expect(text).toContain('"text/csv": string;')
    expect(text).not.toContain('Json<')
  })

  it('a schema keeps its members, also those named headers and content', () => {
    const schema = [
      '    schemas: {',
      '        Webhook: {',
      '            headers: {',
      '                [key: string]: string;',
      '            };',
      '            url: string;',
      '        };',
      '    };',
    ]
    expect(compacted(['        responses: {', '        };'], schema)).toContain(schema.join('\n'))
  })

  it('a path whose operation is missing is an error', () => {
    expect(() => compactContract('        post: operations["lost"];\nexport interface operations {\n}\n')).toThrow(
      'lost',
    )
  })
})

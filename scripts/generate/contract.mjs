// Generates the types of the API and the tables of the emulator from headless/openapi. It also adds missing references
// to `openapi.yaml`, which refers to every path of the other documents, and writes the version of headless/package.json. `node scripts/generate/contract.mjs` writes the
// files; `--check` fails if a written file is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { compactContract } from './compact-contract.mjs'
import { withAllPaths } from './contract-paths.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = join(root, 'headless/openapi')
const header = '// Generated from headless/openapi by scripts/generate/contract.mjs. Do not edit.\n\n'
const versionHeader = '// Generated from headless/package.json by scripts/generate/contract.mjs. Do not edit.\n\n'
const methods = ['get', 'post', 'put', 'patch', 'delete']

const isCheck = process.argv.includes('--check')
const read = (file) => parse(readFileSync(join(documents, file), 'utf8'))
const index = withAllPaths(
  readFileSync(join(documents, 'openapi.yaml'), 'utf8'),
  Object.fromEntries(
    readdirSync(documents)
      .filter((file) => file.endsWith('.yaml') && file !== 'openapi.yaml')
      .map((file) => [file, Object.keys(read(file).paths ?? {})]),
  ),
)
write('headless/openapi/openapi.yaml', index)
const entry = parse(index)
const cache = new Map()
const load = (file) => {
  if (!cache.has(file)) cache.set(file, read(file))
  return cache.get(file)
}

const operations = Object.entries(entry.paths).flatMap(([path, { $ref }]) => {
  const [file, pointer] = $ref.replace('./', '').split('#')
  const item = pointer
    .split('/')
    .slice(1)
    .reduce((node, key) => node[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')], load(file))
  return methods
    .filter((method) => item[method])
    .map((method) => ({ method, path, area: basename(file, '.yaml'), file, operation: item[method] }))
})

const table = operations.map(({ method, path, area, operation }) => ({
  id: operation.operationId,
  method,
  path,
  area,
  prefix: operation['x-prefix'] === 'both' ? 'both' : operation['x-prefix'] ? 'prefixed' : 'bare',
  anonymous:
    (operation.security ?? []).some((scheme) => Object.keys(scheme).length === 0) || operation.security?.length === 0,
  ...((operation.parameters ?? []).some((parameter) => parameter['x-keeps-slashes']) && { slashes: true }),
  ...permissionOf(operation),
}))
/** What the caller of each operation needs, by method and path. */
const access = Object.fromEntries(
  methods.map((method) => [
    method,
    Object.fromEntries(
      table
        .filter((row) => row.method === method)
        .map(({ path, anonymous, byCookie, permission = 'signed-in' }) => [
          path,
          anonymous ? 'anyone' : byCookie ? 'cookie' : permission,
        ]),
    ),
  ]),
)
const namesOf = (fits) =>
  operations.filter(({ operation }) => fits(operation)).map(({ operation }) => operation.operationId)
const formOperations = namesOf(takesForms)
const fileOperations = namesOf(({ requestBody }) => requestBody?.content?.['multipart/form-data'] !== undefined)
const vendorOperations = namesOf(({ security = [] }) => security.some((scheme) => 'vendorToken' in scheme))

function pathsOf(name, comment, fits) {
  const paths = [...new Set(table.filter(fits).map(({ path }) => path))]
  return `/** ${comment} */\nexport const ${name}: readonly string[] = ${JSON.stringify(paths)}\n`
}
function listOf(name, comment, ids) {
  return `/** ${comment} */\nexport const ${name} = ${JSON.stringify(ids)} as const\n`
}
/** An operation without a permission says why, so that none is forgotten. */
function permissionOf({ operationId, security, 'x-permission': permission }) {
  const isOpen =
    security !== undefined && (security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0))
  if (isOpen === (permission !== undefined))
    throw new Error(`${operationId} needs an x-permission if callers sign in, and none if anybody may call`)
  if (permission === 'cookie') return { byCookie: true }
  return isOpen || ['own', 'everyone'].includes(permission) ? {} : { permission }
}
function takesForms({ requestBody }) {
  return requestBody?.content?.['application/x-www-form-urlencoded'] !== undefined
}

/** All schemas by unique names, with their references rewritten to those names. */
const schemas = {}
const nameOf = (file, pointer) => `${basename(file, '.yaml')}.${pointer.split('/').at(-1)}`
function inlined(node, file) {
  if (Array.isArray(node)) return node.map((item) => inlined(item, file))
  if (typeof node !== 'object' || node === null) return node
  if (typeof node.$ref === 'string') {
    const [target, pointer] = node.$ref.split('#')
    const from = target === '' ? file : target.replace('./', '')
    const name = nameOf(from, pointer)
    if (!(name in schemas)) {
      schemas[name] = null
      const found = pointer
        .split('/')
        .slice(1)
        .reduce((part, key) => part[key], load(from))
      schemas[name] = inlined(found, from)
    }
    return { $ref: `#/$defs/${name}` }
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value, file)]))
}
const resolved = (node, file) => {
  if (typeof node?.$ref !== 'string') return [node, file]
  const [target, pointer] = node.$ref.split('#')
  const from = target === '' ? file : target.replace('./', '')
  return [
    pointer
      .split('/')
      .slice(1)
      .reduce((part, key) => part[key], load(from)),
    from,
  ]
}
const exchanges = Object.fromEntries(
  operations.map(({ file, operation }) => {
    const body = operation.requestBody?.content?.['application/json']?.schema
    const answers = Object.entries(operation.responses).map(([status, response]) => {
      const [found, from] = resolved(response, file)
      const content = Object.entries(found.content ?? {}).map(([type, { schema }]) => [
        type,
        inlined(schema ?? {}, from),
      ])
      return [status, Object.fromEntries(content)]
    })
    const query = (operation.parameters ?? [])
      .map((parameter) => resolved(parameter, file))
      .filter(([parameter]) => parameter.in === 'query')
      .map(([parameter, from]) => ({
        name: parameter.name,
        required: parameter.required === true,
        schema: inlined(parameter.schema ?? {}, from),
      }))
    return [
      operation.operationId,
      {
        bodyRequired: operation.requestBody?.required === true,
        ...(body ? { body: inlined(body, file) } : {}),
        ...(takesForms(operation) && { forms: true }),
        query,
        answers: Object.fromEntries(answers),
      },
    ]
  }),
)

const { name, version } = JSON.parse(readFileSync(join(root, 'headless/package.json'), 'utf8'))
const types = await openapiTS(pathToFileURL(join(documents, 'openapi.yaml')))
const outputs = {
  'headless/src/http/contract.gen.ts': header + compactContract(astToString(types)),
  'headless/src/provider/access.gen.ts': `${header}/** What the caller of each operation needs: a permission, to be \`signed-in\`, a \`cookie\` that the handler reads, or nothing as \`anyone\`. */\nexport const access = ${JSON.stringify(access, null, 1)} as const\n\n${pathsOf('filePaths', 'The paths that take a file in a form.', ({ id }) => fileOperations.includes(id))}${pathsOf('formPaths', 'The paths that take a form beside JSON.', ({ id }) => formOperations.includes(id))}${pathsOf('barePaths', 'The paths that have no prefix.', ({ prefix }) => prefix === 'bare')}${pathsOf('eitherPaths', 'The paths with the prefix or without it.', ({ prefix }) => prefix === 'both')}`,
  'headless/src/http/version.gen.ts': `${versionHeader}/** Name and version of the package, which every call sends. */\nexport const sdk = '${name}@${version}'\n`,
  'providers/emulator/src/openapi/operations.gen.ts': `${header}/** Every operation of the contract. */\nexport const operations = [\n${table.map((row) => `  ${JSON.stringify(row)},`).join('\n')}\n] as const\n\n${listOf('vendorOperations', "Those that take the vendor's token.", vendorOperations)}`,
  'providers/emulator/src/openapi/schemas.gen.json': `${JSON.stringify({ exchanges, $defs: schemas }, null, 1)}\n`,
}

for (const [file, text] of Object.entries(outputs)) write(file, text)
if (!isCheck) console.log(`${table.length} operations, ${Object.keys(schemas).length} schemas`)

function write(file, text) {
  const path = join(root, file)
  if (!isCheck) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${file} is stale: run "node scripts/generate/contract.mjs" and commit what it writes.`)
    process.exitCode = 1
  }
}

// @ts-check

/**
 * Shortens the types that openapi-typescript writes. Members of type `never`, headers and failures are removed, because
 * no code reads them. Summaries of operations are removed, because no editor shows them. What repeats for each operation
 * is named once: a body of JSON, and an answer without a body.
 *
 * @param {string} types
 * @returns {string}
 */
export function compactContract(types) {
  const short = types
    .replace(
      /^ +(?:get|put|post|delete|options|head|patch|trace|query|header|path|cookie|requestBody)\?: never;\n/gm,
      '',
    )
    .replace(/^ +parameters: \{\n +\};\n/gm, '')
    .replace(/^ +\/\*\* @description Done\.[^\n]*\*\/\n(?= +\d+:)/gm, '')
    .replace(/^( +)headers: \{\n(?:\1 +[^\n]*\n)*\1\};\n(?=\1content\??: )/gm, '')
    .replace(/\{\n +content\?: never;\n +\};/g, 'Empty;')
    .replace(/^ +default: components\["responses"\]\["Error"\];\n/gm, '')
    .replace(jsonContent, '$1$2Json<$3>;')
    .replaceAll('@description ', '')
    .replaceAll('components["schemas"][', 'Schemas[')
  return named + withOperations(short)
}

/** Content of JSON alone, in one line or as an object. */
const jsonContent =
  /^( +)([\w?]+: )\{\n +content: \{\n +"application\/json": ([^\n]*|\{\n(?:\1 [^\n]*\n)*?\1 +\}(?:\[\])?);\n +\};\n\1\};/gm

/** Puts each operation at its path, the only place that uses it. @param {string} types */
function withOperations(types) {
  const [rest = '', operations = ''] = types.split('export interface operations {\n')
  const bodies = new Map(
    [...operations.matchAll(/^ {4}(\w+): (\{\n.*?^ {4}\};)$/gms)].map(([, name, body]) => [name, body]),
  )
  return rest.replace(/^(?: +\/\*\*(?:(?!\*\/).)*\*\/\n)?( +\w+: )operations\["(\w+)"\];/gms, (_, method, name) => {
    const body = bodies.get(name)
    if (body === undefined) throw new Error(`The contract names an operation ${name} that it does not describe.`)
    return method + body.replaceAll('\n', '\n    ')
  })
}

const named = `/** JSON in a request or an answer. */
interface Json<Body> {
    content: {
        "application/json": Body;
    };
}
type Schemas = components["schemas"];
/** An answer whose body is not read. */
interface Empty {
    content?: never;
}
`

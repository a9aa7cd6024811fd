// @ts-check
// `npm run typecheck` checks the types of everything, the examples of the guides and of doc comments included.
import { commentExamplesOf, readSources } from '../reference/comment-examples.mjs'
import { checkTypes } from '../reference/example-types.mjs'
import { examplesOf, readPages, root } from '../reference/pages.mjs'

const pretty = process.stdout.isTTY ? ['--pretty'] : []
const examples = [...readPages().flatMap(examplesOf), ...readSources().flatMap(commentExamplesOf)]
const { status, report } = checkTypes(root, examples, [...pretty, ...process.argv.slice(2)])
process.stdout.write(report)
process.exitCode = status

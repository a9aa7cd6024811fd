// @ts-check
// `npm run typecheck` checks the types of everything, the examples of the documentation included.
import { checkTypes } from './example-types.mjs'
import { examplesOf, readPages, root } from './pages.mjs'

const pretty = process.stdout.isTTY ? ['--pretty'] : []
const { status, report } = checkTypes(root, readPages().flatMap(examplesOf), [...pretty, ...process.argv.slice(2)])
process.stdout.write(report)
process.exitCode = status

export { variables } from '../next/server/environment.ts'
export { replacements, withoutCounterpart } from './replacements.ts'

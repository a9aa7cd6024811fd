import { groupOf } from '../../scripts/house/groups.mjs'
import { at } from './direction.ts'
import { importsOf } from './imports.ts'
import { type Findings, isTest, type Module } from './source.ts'

/** Sources of the sign-in that import words, rules, screens or hooks of the portal or the checkout. Types do not count. */
export function groupsEntangled(modules: readonly Module[]): Findings {
  return modules.flatMap((module) => {
    const { workspace, place } = placeOf(module.path)
    if (!workspace || isTest(module) || isList(place) || groupOf(place) !== 'sign-in') return []
    return importsOf(module).flatMap((one) => {
      const other = one.file === null ? 'sign-in' : groupOf(placeOf(one.file).place)
      if (one.isTypeOnly || other === 'sign-in') return []
      return [`${at(module, one)}: the sign-in may not import parts of the ${other}`]
    })
  })
}

/** Screens of the portal or the checkout that do not load the words and rules of their group. */
export function bundlesForgotten(modules: readonly Module[]): Findings {
  return modules.flatMap((module) => {
    const { place } = placeOf(module.path)
    const group = groupOf(place)
    if (!place.startsWith('screens/') || group === 'sign-in' || isTest(module)) return []
    if (!/\b(?:boxOf|pageOf)\(/.test(module.text)) return []
    const bundle = group === 'portal' ? 'PortalBundle' : 'CheckoutBundle'
    return module.text.includes(`bundle: ${bundle}`)
      ? []
      : [`${module.path}: give boxOf or pageOf \`bundle: ${bundle}\``]
  })
}

/** Indexes, and the languages with all words: an application names what it takes from them. */
function isList(place: string): boolean {
  return /(?:^|\/)index\.ts$|^i18n\/locales\/\w+\.gen\.ts$/.test(place)
}

function placeOf(path: string) {
  const [, workspace = '', place = ''] = /^(headless|ui-kit)\/src\/(.*)$/.exec(path) ?? []
  return { workspace, place }
}

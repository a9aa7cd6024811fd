import { describe, expect, it } from 'vitest'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { packages } from '../../scripts/house/package-entries.mjs'
import { apiReports, committedReports, hiddenTypes } from '../../scripts/reference/api-report.mjs'

buildWhatIsStale(packages)

/** The records of all areas are computed from the areas, whose calls are internal. */
const computed = ['AreaRecords uses Intersection', 'AreaRecords uses OwnedBy']

describe.each(packages)('the API report of %s', (folder) => {
  it('the API report matches the built types; else run "npm run api-report" and commit what it writes', () => {
    expect(Object.fromEntries(committedReports(folder))).toEqual(Object.fromEntries(apiReports(folder)))
  })

  it('each type that a public name uses is exported by an entry, so that an application can name it', () => {
    expect(hiddenTypes(folder)).toEqual(folder === 'providers/emulator' ? computed : [])
  })
})

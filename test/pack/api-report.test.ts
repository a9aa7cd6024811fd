import { describe, expect, it } from 'vitest'
import { apiReports, committedReports } from '../../scripts/api-report.mjs'
import { buildWhatIsStale } from '../../scripts/fresh-build.mjs'
import { packages } from '../../scripts/package-entries.mjs'

buildWhatIsStale(packages)

describe.each(packages)('the API report of %s', (folder) => {
  it('the API report matches the built types; else run "npm run api-report" and commit what it writes', () => {
    expect(Object.fromEntries(committedReports(folder))).toEqual(Object.fromEntries(apiReports(folder)))
  })
})

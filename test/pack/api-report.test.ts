import { describe, expect, it } from 'vitest'
import { apiReports, committedReports, reported } from '../../scripts/api-report.mjs'
import { buildWhatIsStale } from '../../scripts/fresh-build.mjs'

buildWhatIsStale(reported)

describe.each(reported)('the API report of %s', (folder) => {
  it('is that of the built types; else run "npm run api-report" and commit what it writes', () => {
    expect(Object.fromEntries(committedReports(folder))).toEqual(Object.fromEntries(apiReports(folder)))
  })
})

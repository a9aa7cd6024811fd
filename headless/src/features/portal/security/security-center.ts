import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { countIn, objectsIn } from '../../../core/lists/rows-in.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { shaped } from '../../../core/shape.ts'
import type { Api } from '../../../http/api-types.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { centerReloadFeature } from './center-reload.ts'
import type { SecurityCenter, SecurityCenterActions, SecurityCenterState, SecuritySeverity } from './center-types.ts'
import { metadataOf } from './finding-metadata.ts'
import { securityCenterShape } from './shapes.ts'

/** The findings of the provider about the tenant. */
export const securityCenterFeature: Feature<SecurityCenterState, SecurityCenterActions> = {
  name: 'security-center',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['security-center'],
  state: () => ({ value: null }),
  actions: (tools) => readOnlyRecord(tools, (signal) => readCenter(tools.client.api, signal)),
  start(life) {
    const stops = [loadWhileSignedIn(life), life.client.get(centerReloadFeature).subscribe(() => {})]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

async function readCenter(api: Api, signal: AbortSignal): Promise<SecurityCenter> {
  const [{ scoring, recommendations }, answer] = await Promise.all([
    api.get('/security-center/resources/recommendations/v1', { signal }),
    ifOffered(api.get('/security-center/resources/insights/v1', { signal })),
  ])
  const center = {
    score: countIn(scoring?.score) ?? 0,
    recommendations: objectsIn(recommendations?.items)
      .map(({ code, severity, category, metadata }) => ({ code, severity, category, metadata: metadataOf(metadata) }))
      .sort((one, other) => weightOf(other.severity) - weightOf(one.severity)),
    insights: objectsIn(answer?.insights?.items).map(({ code, category, metadata }) => ({
      code,
      category,
      metadata: metadataOf(metadata),
    })),
  }
  return shaped(center, securityCenterShape)
}

function weightOf(severity: SecuritySeverity): number {
  return byWeight.indexOf(severity)
}

const byWeight: readonly SecuritySeverity[] = ['INFO', 'WARNING', 'SEVERE']
